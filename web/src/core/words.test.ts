import { expect, test } from "vitest";
import facts from "../gallery/fixtures/facts.json";
import sentences from "../gallery/fixtures/sentences.json";
import { Speech, type Kinds, type News } from "./speech";
import { LANGUAGES, loadRules, loadWords, Words } from "./words";

const NAMES = ["Ginevra", "Salaì", "Isabella", "Ludovico", "Cecilia"]; // as in fixtures.py

test.each(LANGUAGES)("moves and events are said in %s as the engine says them", async (language) => {
  const words = await loadWords(language, "leonardo");
  for (const { family, name, args, own, said } of sentences) {
    if (family === "move") {
      const bare = new Speech(words, facts.kinds as Kinds);
      const text = said[language];
      expect(bare.move({ name, args: args as Record<string, string> })).toBe(
        text.charAt(0).toUpperCase() + text.slice(1),
      );
    } else {
      const told = { event: name, own, ...args } as unknown as News;
      expect(new Speech(words, facts.kinds as Kinds, NAMES).event(told)).toBe(said[language]);
    }
  }
});

test("a word brings its value and its attributes along", () => {
  const words = new Words("fr", [
    "place-academy = Académie\n    .to = à l’Académie\nm = { $place }, { $place-to }, { $place-is }",
  ]);
  expect(words.say("m", { place: { kind: "place", value: "academy" } })).toBe(
    "Académie, à l’Académie, academy",
  );
});

test("a seat is called by its name, or by its pigment", async () => {
  const words = await loadWords("it", "leonardo");
  const args = { seat: { kind: "seat", value: 1 } };
  expect(words.say("move-leonardo", args)).toBe("dare Leonardo a Verderame");
  expect(words.say("move-leonardo", args, ["Ada", "Bice"])).toBe("dare Leonardo a Bice");
});

test("what is missing is an error, not a hole in the sentence", async () => {
  const words = await loadWords("en", "leonardo");
  expect(() => words.say("move-send", { count: 2 })).toThrow();
  expect(() => words.say("no-such-message")).toThrow("no-such-message");
});

test.each(LANGUAGES)("every prompt names a clause that the rulebook has in %s", async (language) => {
  const words = await loadWords(language, "leonardo");
  const rules = await loadRules(language, "leonardo");
  const clause = words.attribute("prompt-assignment", "clause");
  expect(rules.say(`clause-${clause.replaceAll(".", "-")}`)).not.toBe("");
});

test.each(LANGUAGES)("the client has the same messages in %s as in English", async (language) => {
  const files = import.meta.glob<string>("../words/*/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
  for (const [path, english] of Object.entries(files).filter(([path]) => path.includes("/en/")))
    expect(keys(files[path.replace("/en/", `/${language}/`)]!)).toEqual(keys(english));
});
