import { graphql } from "gatsby";
import { FormLink } from "../../components/cta/FormLink";
import { Section, SectionHeading } from "../../components/layout/Section";
import { avoidBadBreaks } from "../../components/ui/avoid-bad-breaks";
import { PhoneLink } from "../../components/ui/PhoneLink";
import { PostalAddress } from "../../components/ui/PostalAddress";
import { formatHours } from "../../lib/format";

interface ContactSectionProps extends Queries.ContactSectionFragment {
  site: Queries.ContactDetailsFragment;
}

/** The phone number, email, postal address and opening hours, and a button for the deed guide. */
export function ContactSection({ site, heading, intro }: ContactSectionProps) {
  const { phone, email, address, hours, afterHours } = site.contact;
  return (
    <Section id="contact" className="bg-deed text-paper">
      <div className="contact">
        <div>
          <SectionHeading id="contact">{heading}</SectionHeading>
          <p className="mt-4 max-w-measure text-lead">{avoidBadBreaks(intro)}</p>
        </div>
        <dl className="contact-list">
          <div>
            <dt>Phone</dt>
            <dd className="mt-2">
              <PhoneLink phone={phone} className="font-serif text-headline font-medium" />
            </dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${email}`} data-event="email">
                {email}
              </a>
            </dd>
          </div>
          <div>
            <dt>Office</dt>
            <dd>
              <PostalAddress {...address} />
            </dd>
          </div>
          <div>
            <dt>Hours</dt>
            {hours.map((open) => (
              <dd key={`${open.from} ${open.opens}`}>{formatHours(open)}</dd>
            ))}
            {afterHours && <dd>{avoidBadBreaks(afterHours)}</dd>}
          </div>
        </dl>
        <FormLink site={site} to="deedGuideForm" variant="outlined" className="border-brass-light">
          {site.actions.downloadGuide}
        </FormLink>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ContactSection on LandingContact {
    heading
    intro
  }

  fragment ContactDetails on SiteJson {
    contact {
      email
      address { ...PostalAddress }
    }
    ...CallToAction
  }
`;
