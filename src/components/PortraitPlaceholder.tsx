/**
 * Stands where the attorney's photograph will be: an engraved frame on a plat, and a bust that is nobody. Decorative.
 * A file of its own (static/portrait.svg), so that those who never scroll this far need not fetch it.
 */
export function PortraitPlaceholder({ className }: { className?: string }) {
  return <img src="/portrait.svg" width={320} height={400} alt="" loading="lazy" className={className} />;
}
