import { graphql } from "gatsby";
import { FormLink } from "../../components/cta/FormLink";
import { PhoneLink } from "../../components/cta/PhoneLink";
import { Section } from "../../components/layout/Section";
import { PostalAddress } from "../../components/ui/PostalAddress";
import { formatHours } from "../../lib/format";

interface ContactSectionProps extends Queries.ContactSectionFragment {
  site: Queries.ContactDetailsFragment;
}

/** The phone number, email, postal address and opening hours, a button for the guide, and what happens after a call. */
export function ContactSection({ site, heading, intro, whenYouCall }: ContactSectionProps) {
  const { phone, email, address, hours, afterHours } = site.contact;
  return (
    // The only section that screen readers list as a part of the page: visitors look for it.
    <Section id="contact" aria-labelledby="contact-heading" className="bg-deed text-paper">
      <div className="contact">
        <div>
          <h2 id="contact-heading" className="text-section">
            {heading}
          </h2>
          <p className="mt-2 max-w-measure text-lead">{intro}</p>
          <PhoneLink
            phone={phone}
            className="tap-target mt-4 text-headline serif underline decoration-brass-light hover:decoration-[0.1em]"
          />
          <dl className="contact-list">
            <div>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${email}`} data-event="email" className="tap-target underline decoration-brass-light">
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
              {afterHours && <dd>{afterHours}</dd>}
            </div>
          </dl>
          <FormLink site={site} to="deedGuideForm" variant="onGreen" className="mt-5">
            {site.actions.downloadGuide}
          </FormLink>
        </div>
        <div>
          <h3 className="text-item">{whenYouCall.heading}</h3>
          <ol className="call-steps">
            {whenYouCall.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ContactSection on LandingContact {
    heading
    intro
    whenYouCall {
      heading
      steps
    }
  }

  fragment ContactDetails on SiteJson {
    contact {
      email
      afterHours
      address { ...PostalAddress }
    }
    ...CallToAction
  }
`;
