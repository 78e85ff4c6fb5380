import { type FocusEvent, useEffect, useRef } from "react";
import { contentFile } from "../../../content-model/check";
import { CONTENT_SCHEMAS, type ContentName } from "../../../content-model/schemas";
import { formField } from "../../draft/form-model";
import { explain } from "../../session/describe-place";
import { type Place, placeKey } from "../../session/useNavigation";
import { useForm } from "./form-context";
import { GroupFields } from "./GroupEditor";

interface Props {
  file: ContentName;
  /** A field that somebody has come to, for the preview. */
  onFocus: (place: Place) => void;
}

/** The form for one content file. */
export function ContentForm({ file, onFocus }: Props) {
  const { state, navigation, problemsOf } = useForm();
  const form = useRef<HTMLFormElement>(null);
  const { target, arrive } = navigation;
  const field = formField(CONTENT_SCHEMAS[file]);

  useEffect(() => {
    if (!target || target.file !== file) return;
    arrive();
    // A field that is not shown leads to the group around it.
    const around = [target.path, ...target.path.map((_, index) => target.path.slice(0, -1 - index))];
    const found = around.map((path) => document.getElementById(placeKey({ file, path }))).find(Boolean);
    const isEntry = target.open && found?.tagName === "SUMMARY";
    const first = isEntry ? found?.parentElement?.querySelector<HTMLElement>("input, textarea, select") : undefined;
    const element = target.path.length === 0 ? form.current?.querySelector("h2") : (first ?? found);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "center" });
  }, [target, file, arrive]);

  /** The id of a control says which field it is. */
  const tellFocus = ({ target: { id } }: FocusEvent) => {
    if (id.startsWith(`${file}:`)) onFocus({ file, path: parsePath(id.slice(file.length + 1)) });
  };

  return (
    <form ref={form} className="content-form" onFocus={tellFocus} onSubmit={(event) => event.preventDefault()}>
      <h2 tabIndex={-1}>{field.label}</h2>
      {state.draft?.contents[file] === undefined ? (
        <div className="problems">
          <p>This part cannot be edited here, because its file {contentFile(`${file}.json`)} is broken:</p>
          {problemsOf({ file, path: [] }).map((problem) => (
            <p key={problem.message}>{explain(problem)}</p>
          ))}
        </div>
      ) : (
        field.kind === "group" && <GroupFields field={field} place={{ file, path: [] }} />
      )}
    </form>
  );
}

/** "reviews[2].date" → ["reviews", 2, "date"], the reverse of `formatPath`. */
function parsePath(path: string): (string | number)[] {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
