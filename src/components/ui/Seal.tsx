import type { ComponentProps } from "react";

/**
 * The firm's seal: a street map in a circle, with one lot filled. Screen readers skip it, because the firm's name is next
 * to it.
 */
export function Seal(props: ComponentProps<"svg">) {
  return (
    <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth={1.25} aria-hidden="true" {...props}>
      <circle cx="24" cy="24" r="23" />
      <circle cx="24" cy="24" r="20" strokeWidth={2.5} pathLength={44} strokeDasharray=".45 .55" />
      <circle cx="24" cy="24" r="17" />
      <path d="M10.4 34.2 37.6 13.8M16 9v21M24 7v17M9 16h15M20 27v13.5M32 18v21M20 32h19" />
      <path d="M20 27l12-9v14H20z" fill="currentColor" />
    </svg>
  );
}
