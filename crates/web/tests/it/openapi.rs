//! The description of the API is kept by hand. These tests hold it against the server: every address is
//! there, and what the server answers has the shape that is described.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::browser::{Browser, House};

/// What `/api/openapi.json` says.
struct Description(Value);

impl Description {
    async fn of(browser: &mut Browser) -> Self {
        Self(serde_json::from_str(&browser.get("/api/openapi.json").await.text).unwrap())
    }

    fn operations(&self) -> Vec<(&str, &str, &Value)> {
        let paths = self.0["paths"].as_object().unwrap().iter();
        paths
            .flat_map(|(path, item)| {
                item.as_object()
                    .unwrap()
                    .iter()
                    .map(move |(method, operation)| (&**path, &**method, operation))
            })
            .collect()
    }

    /// Demands that an answer is as described.
    fn assert_fits(&self, method: &str, path: &str, status: u16, answer: &Value) {
        let described = &self.0["paths"][path][method]["responses"][status.to_string()];
        assert!(described.is_object(), "{method} {path} does not tell of {status}");
        if let Some(schema) = described.pointer("/content/application~1json/schema") {
            self.fits(schema, answer).unwrap_or_else(|why| panic!("{method} {path}: {why}\n{answer}"));
        }
    }

    /// The part of JSON Schema that the description uses.
    fn fits(&self, schema: &Value, value: &Value) -> Result<(), String> {
        if let Some(name) = schema["$ref"].as_str() {
            let found = self.0.pointer(name.trim_start_matches('#')).ok_or(format!("no {name}"))?;
            return self.fits(found, value).map_err(|why| format!("{name}: {why}"));
        }
        for (keyword, rule) in schema.as_object().ok_or("no schema")? {
            self.keeps(keyword, rule, schema, value)?;
        }
        Ok(())
    }

    fn keeps(&self, keyword: &str, rule: &Value, schema: &Value, value: &Value) -> Result<(), String> {
        let held = match keyword {
            "description" | "additionalProperties" | "maxLength" | "minLength" | "maxItems" => true,
            "const" => rule == value,
            "enum" => rule.as_array().is_some_and(|allowed| allowed.contains(value)),
            "type" => match rule {
                Value::Array(types) => types.iter().any(|one| is_a(one, value)),
                one => is_a(one, value),
            },
            "minimum" => value.as_i64() >= rule.as_i64(),
            "maximum" => value.as_i64() <= rule.as_i64(),
            "oneOf" => {
                rule.as_array().unwrap().iter().filter(|one| self.fits(one, value).is_ok()).count() == 1
            }
            "required" => {
                rule.as_array().unwrap().iter().all(|key| value.get(key.as_str().unwrap()).is_some())
            }
            "items" => return value.as_array().unwrap().iter().try_for_each(|item| self.fits(rule, item)),
            "properties" => {
                for (key, part) in value.as_object().ok_or("no object")? {
                    let described = rule.get(key).ok_or(format!("{key} is not described"))?;
                    self.fits(described, part).map_err(|why| format!("{key}: {why}"))?;
                }
                true
            }
            unknown => return Err(format!("this test does not know {unknown}")),
        };
        if held { Ok(()) } else { Err(format!("{keyword} of {schema} is not kept by {value}")) }
    }
}

fn is_a(kind: &Value, value: &Value) -> bool {
    match kind.as_str().unwrap() {
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "null" => value.is_null(),
        other => panic!("what is {other}?"),
    }
}

async fn ask(browser: &mut Browser, method: Method, path: &str, body: Option<Value>) -> (u16, Value) {
    let body = body.map(|body| ("application/json", body.to_string()));
    let page = browser.once(method, path, body).await;
    (page.status.as_u16(), serde_json::from_str(&page.text).unwrap_or_default())
}

#[tokio::test]
async fn every_address_of_the_api_is_described() {
    let house = House::new().await;
    let mut ann = crate::ratings::account(&house, "Ann").await;
    let description = Description::of(&mut ann).await;
    let id = ann.open_table(&["me=Ann", "me=Ben"], &[]).await;
    let cup = crate::tournaments::opens(&mut ann, &crate::tournaments::FORM).await;
    for (path, method, operation) in description.operations() {
        assert!(operation["summary"].as_str().is_some_and(|text| !text.is_empty()), "{method} {path}");
        let problem = operation.pointer("/responses/4XX/content/application~1problem+json");
        assert!(problem.is_some() || path == "/api/games", "{method} {path}");
        if !path.ends_with("/changes") {
            let address = path
                .replace("{id}", &id)
                .replace("{seat}", "0")
                .replace("{game}", "harbour")
                .replace("{login}", "Ann")
                .replace("{tournament}", &cup);
            let status = ann.ask(method.to_uppercase().parse().unwrap(), &address, None).await.status;
            let there = status != StatusCode::NOT_FOUND && status != StatusCode::METHOD_NOT_ALLOWED;
            assert!(there, "{method} {path}: {status}");
        }
    }
    // The routes as the source writes them, against the paths of the description.
    let source = include_str!("../../src/api.rs");
    let routes = source.split(".route(\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    let mut routes: Vec<&str> = routes.filter(|path| !["/api", "/api/openapi.json"].contains(path)).collect();
    let mut paths: Vec<&str> =
        description.0["paths"].as_object().unwrap().keys().map(|path| &**path).collect();
    routes.sort_unstable();
    paths.sort_unstable();
    assert_eq!(routes, paths);
    let page = ann.get("/api").await.words();
    assert!(paths.iter().all(|path| page.contains(path)), "{page}");
}

#[tokio::test]
async fn answers_are_as_described() {
    let house = House::new().await;
    let mut ann = crate::ratings::account(&house, "Ann").await;
    let description = Description::of(&mut ann).await;
    let seats = json!([{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "bot", "level": "greedy"}]);
    let open =
        json!({"game": "harbour", "seats": seats, "title": "Friday", "undo": "consent", "listed": true});
    let (_, table) = ask(&mut ann, Method::POST, "/api/tables", Some(open.clone())).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let cup = crate::tournaments::opens(&mut ann, &crate::tournaments::FORM).await;
    ann.post(&format!("/tournaments/{cup}/enter"), &[]).await;
    let (_, legal) = ask(&mut ann, Method::GET, &format!("/api/tables/{id}/legal?seat=0"), None).await;
    let action = legal[0]["action"].clone();
    let play = json!({"seat": 0, "revision": 0, "action_id": "a", "action": action});
    let said = json!({"text": "Hello", "seat": 0});
    for (method, path, query, body) in [
        ("get", "/api/games", "", None),
        ("post", "/api/tables", "", Some(open)),
        ("get", "/api/tables/{id}", "", None),
        ("get", "/api/tables/{id}/view", "?seat=0", None),
        ("get", "/api/tables/{id}/legal", "?seat=0", None),
        ("get", "/api/tables/{id}/refused", "?seat=0", None),
        ("post", "/api/tables/{id}/play", "", Some(play)),
        ("get", "/api/tables/{id}/log", "", None),
        ("post", "/api/tables/{id}/chat", "", Some(said)),
        ("get", "/api/tables/{id}/chat", "", None),
        ("post", "/api/tables/{id}/seats/{seat}", "", Some(json!({"kind": "bot", "level": "random"}))),
        ("get", "/api/tables/{id}/view", "", None),
        ("get", "/api/players/{login}", "", None),
        ("get", "/api/people", "", None),
        ("get", "/api/tables", "", None),
        ("get", "/api/tournaments/{tournament}", "", None),
        ("get", "/api/ratings/{game}", "?players=2", None),
        // Last, since whoever asks is that guest from then on.
        ("post", "/api/guest", "", Some(json!({"name": "Eve"}))),
    ] {
        if let Some(body) = &body {
            let schema =
                &description.0["paths"][path][method]["requestBody"]["content"]["application/json"]["schema"];
            description.fits(schema, body).unwrap_or_else(|why| panic!("{method} {path}: {why}"));
        }
        let address = format!(
            "{}{query}",
            path.replace("{id}", &id)
                .replace("{seat}", "1")
                .replace("{login}", "Ann")
                .replace("{tournament}", &cup)
                .replace("{game}", "harbour")
        );
        let asked = ask(&mut ann, method.to_uppercase().parse().unwrap(), &address, body).await;
        assert!((200..300).contains(&asked.0), "{method} {path}: {asked:?}");
        description.assert_fits(method, path, asked.0, &asked.1);
    }
}
