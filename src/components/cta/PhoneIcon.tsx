export function PhoneIcon() {
  return (
    <svg className="size-4 shrink-0" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="M4.5 1.5 2 2.5C2 9 7 14 13.5 14l1-2.5-3.5-2-1.5 1.5C7.5 10 6 8.5 5 6.5l1.5-1.5Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
