import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { EmailLink } from "../../components/cta/EmailLink";
import { FormLink } from "../../components/cta/FormLink";
import { PhoneLink } from "../../components/cta/PhoneLink";
import { Section } from "../../components/layout/Section";
import { PostalAddress } from "../../components/ui/PostalAddress";
import { formatHours } from "../../lib/format";

type ContactSectionProps = { content: Queries.ContactSectionFragment; site: Queries.ContactDetailsFragment };

/** How to reach the firm and what to know before, a button for the guide, and what happens after a call. */
export function ContactSection({ content, site }: ContactSectionProps) {
  const { heading, intro, whenYouCall, practicalLines } = content;
  const { phone, email, address, hours, afterHours } = site.contact;
  return (
    // A landmark for screen readers, because visitors look for it.
    <Section id="contact" aria-labelledby="contact-heading" className="bg-deed text-paper print:mt-4">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_1.5fr_2fr] lg:items-baseline print:grid-cols-[4fr_3fr]">
        <div className="lg:col-span-2 print:col-span-1">
          <h2 id="contact-heading" className="text-section md:text-quote">
            {heading}
          </h2>
          <p className="max-w-measure text-lead mt-2">{intro}</p>
          <PhoneLink phone={phone} className="large-phone text-headline decoration-brass-light mt-3 md:mt-6" />
          <dl className="mt-3 grid grid-cols-[fit-content(40%)_1fr] gap-x-4 md:gap-x-8">
            <Row term="Email">
              <EmailLink
                email={email}
                className="tap-target decoration-brass-light text-[min(1em,5vw)] underline @min-[22rem]:-my-3"
              />
            </Row>
            <Row term="Office">
              <PostalAddress {...address} />
            </Row>
            <Row term="Hours">
              {hours.map((period) => (
                <p key={formatHours(period)}>{formatHours(period)}</p>
              ))}
              {afterHours && <p>{afterHours}</p>}
            </Row>
            {practicalLines?.map(({ label, text }) => (
              <Row key={label} term={label}>
                {text}
              </Row>
            ))}
          </dl>
        </div>
        <div>
          <h3 className="text-item">{whenYouCall.heading}</h3>
          <ol className="survey-line *:border-brass-light/40 marker:serif marker:text-item mt-3 list-decimal ps-6 *:py-2 *:ps-1 *:not-last:border-b lg:*:py-4">
            {whenYouCall.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <FormLink site={site} to="deedGuideForm" variant="onGreen" className="mt-4 lg:mt-10 print:hidden">
            {site.actions.downloadGuide}
          </FormLink>
        </div>
      </div>
    </Section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-brass-light/40 col-span-2 grid-cols-subgrid items-baseline py-1.5 not-last:border-b @min-[22rem]:grid">
      <dt className="text-fine">{term}</dt>
      <dd>{children}</dd>
    </div>
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
    practicalLines {
      label
      text
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
