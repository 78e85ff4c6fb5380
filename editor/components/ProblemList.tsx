import { type ReactNode, useEffect, useRef } from "react";
import type { Diagnostic } from "../../content-model/diagnostics";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import { describePlace, explain } from "../draft/field-messages";
import { placeOf } from "../draft/paths";
import { Button } from "./Button";
import { useEditor } from "./form/useField";

/** Lists all problems, with links to their fields. A refused save opens the list of problems that prevent it. */
export function ProblemList() {
  const { diagnostics, blocking, refusals } = useEditor().state;
  const lists = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = lists.current?.querySelector<HTMLDetailsElement>(".problem-list");
    if (refusals === 0 || !list) return;
    list.open = true;
    list.querySelector("summary")?.focus();
  }, [refusals]);
  const earlier = diagnostics.filter((diagnostic) => !blocking.includes(diagnostic));
  return (
    <div ref={lists} className="contents">
      <Problems
        problems={earlier}
        className="told mb-4 earlier-problems"
        when="in the saved content, from before your changes"
      >
        <p className="my-2">You can still save, but the website will not change until this is fixed.</p>
      </Problems>
      <Problems problems={blocking} className="problem-list" when="to solve before you can save" />
    </div>
  );
}

interface Props {
  problems: readonly Diagnostic[];
  className: string;
  when: string;
  children?: ReactNode;
}

function Problems({ problems, className, when, children }: Props) {
  const { state, navigation } = useEditor();
  if (problems.length === 0) return null;
  const { contents } = state.draft;
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return (
    <details className={className}>
      <summary className="cursor-pointer font-semibold">
        {count} {when}
      </summary>
      {children}
      <ul>
        {problems.map((diagnostic) => {
          const { file, position } = diagnostic;
          const place = placeOf(diagnostic);
          const name = place.file in CONTENT_SCHEMAS && describePlace(place, contents);
          const goToField = () => navigation.goTo(place);
          return (
            <li className="my-2" key={`${file}:${position.line}:${position.column}:${diagnostic.message}`}>
              {name ? <Button label={name} onClick={goToField} /> : file}
              <p>{explain(diagnostic)}</p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
