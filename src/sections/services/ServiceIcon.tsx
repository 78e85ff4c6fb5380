/**
 * The icon of a service, from static/service-icons.svg: nine drawings would be a twentieth of the HTML. Screen readers
 * skip it, because the service's title says the same.
 */
export function ServiceIcon({ name }: { name: Queries.ServiceIconName }) {
  return (
    <svg
      className="text-deed size-8"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <use href={`/service-icons.svg#${name}`} />
    </svg>
  );
}
