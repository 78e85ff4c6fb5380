import { type ReactNode, useEffect, useRef } from "react";
import type { Diagnostic } from "../../content-model/diagnostics";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import { describePlace, explain } from "../draft/field-messages";
import { placeOf } from "../session/useNavigation";
import { Button } from "./Button";
import { useEditor } from "./form/useField";

/** Everything that is wrong. Each line leads to its field. What holds up saving opens when Save was refused. */
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
        look="told mb-4 earlier-problems"
        when="in the saved content, from before your changes"
      >
        <p className="my-2">You can save all the same. The website shows nothing new before this is solved.</p>
      </Problems>
      <Problems problems={blocking} look="problem-list" when="to solve before you can save" />
    </div>
  );
}

interface Props {
  problems: readonly Diagnostic[];
  /** Its classes. */
  look: string;
  when: string;
  children?: ReactNode;
}

function Problems({ problems, look, when, children }: Props) {
  const { state, navigation } = useEditor();
  if (problems.length === 0) return null;
  return (
    <details className={look}>
      <summary className="cursor-pointer font-semibold">
        {problems.length === 1 ? "1 problem" : `${problems.length} problems`} {when}
      </summary>
      {children}
      <ul>
        {problems.map((diagnostic) => {
          const { file, position } = diagnostic;
          const place = placeOf(diagnostic);
          const name = place.file in CONTENT_SCHEMAS && describePlace(place, state.draft?.contents ?? {});
          return (
            <li className="my-2" key={`${file}:${position.line}:${position.column}:${diagnostic.message}`}>
              {name ? <Button does={name} look="link" onClick={() => navigation.goTo(place)} /> : file}
              <p>{explain(diagnostic)}</p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
