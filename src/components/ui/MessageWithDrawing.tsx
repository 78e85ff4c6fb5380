import type { ReactNode } from "react";
import { Drawing } from "./Drawing";

interface MessageWithDrawingProps {
  title: ReactNode;
  text: string;
  /** What the visitor can do now. */
  children: ReactNode;
}

/** Says that there is no page here, beside the drawing of an empty lot. */
export function MessageWithDrawing({ title, text, children }: MessageWithDrawingProps) {
  return (
    <section className="page-width grid items-center gap-x-12 gap-y-6 py-6 md:grid-cols-2 md:py-10">
      <div>
        <h1 className="text-headline">{title}</h1>
        <p className="max-w-measure text-lead text-ink-soft mt-5">{text}</p>
        {children}
      </div>
      <Drawing name="empty-lot" />
    </section>
  );
}
