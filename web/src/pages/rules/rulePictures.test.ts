import { expect, test } from "vitest";
import { LANGUAGES, loadRules, loadMessages } from "../../core/messages";
import { loadRulePictures, SLUGS } from "../../games";
import { rulebook } from "./rulebook";

test.each(SLUGS)(
  "every picture of %s stands beside a section that there is, and has a name",
  async (game) => {
    const pictures = await loadRulePictures(game);
    for (const language of LANGUAGES) {
      const sections = rulebook(await loadRules(language, game)).map(({ id }) => id);
      expect(sections).toEqual(expect.arrayContaining(Object.keys(pictures)));
      const messages = await loadMessages(language, game);
      for (const { name } of Object.values(pictures).flat()) expect(messages.say(name)).not.toBe("");
    }
  },
);

test("a game without pictures has none", async () => {
  expect(await loadRulePictures("somegame")).toEqual({});
});
