/** A link that writes to the firm. A long address may break before its "@". */
export function EmailLink({ email, className }: { email: string; className: string }) {
  const [name, domain] = email.split("@");
  return (
    <a href={`mailto:${email}`} data-event="email" className={className}>
      <span>
        {name}
        <wbr />
        {`@${domain}`}
      </span>
    </a>
  );
}
