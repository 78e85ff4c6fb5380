import { test as base } from "../../../../test/e2e/drivers/engine-test";
import { click, until } from "../../../../test/e2e/drivers/page-actions";
import { openWorkplace, type Setup, TOKEN, type Workplace } from "../workplace";
import { EditorTab } from "./editor-tab";

interface Fixtures {
  setup: Setup;
  workplace: Workplace;
  editor: EditorTab;
}

/** The test function for the editor in every engine. */
export const test = base.extend<Fixtures>({
  setup: ["computer", { option: true }],
  workplace: async ({ setup }, use) => {
    const workplace = await openWorkplace(setup);
    await use(workplace);
    await workplace.stop();
  },
  editor: async ({ open, workplace }, use) => {
    const editor = new EditorTab(await open(workplace.origin));
    if (workplace.github) {
      await until(editor.tab, () => document.querySelector("input") !== null);
      await click(editor.tab, "input");
      await editor.tab.type(TOKEN);
      await editor.clickWords("button[type=submit]", "Sign in");
    }
    await until(editor.tab, () => document.querySelector("form.content-form") !== null);
    await use(editor);
  },
});
