import { graphql } from "gatsby";
import { EmailLink } from "../cta/EmailLink";
import { PhoneLink } from "../cta/PhoneLink";
import { Drawing } from "../ui/Drawing";
import { ExternalLink } from "../ui/ExternalLink";
import { PostalAddress } from "../ui/PostalAddress";
import { sectionHref } from "./SiteHeader";

interface SiteFooterProps {
  site: Queries.SiteFooterFragment;
  isLandingPage: boolean;
}

const LIST = new Intl.ListFormat("en-US");

/** The classes of a link that a finger can hit. */
const LINK = "flex min-h-11 w-fit items-center hover:underline pointer-fine:min-h-6";

/** The footer: links, contact details, and the notices that the law requires. */
export function SiteFooter({ site, isLandingPage }: SiteFooterProps) {
  const { firm, contact, legal, links } = site;
  const { responsibleLawyer } = legal;
  const PolicyLink = links.privacyPolicy?.startsWith("/") ? "a" : ExternalLink;
  const admissions = legal.admissions.map(
    ({ attorney, jurisdictions }) => `${attorney}, ${LIST.format(jurisdictions)}`,
  );
  return (
    <footer className="bg-ink text-fine text-paper py-6 md:py-10">
      <div className="page-width grid gap-x-12 gap-y-3 md:grid-cols-2 md:gap-y-6 lg:grid-cols-[1fr_1.5fr_2fr]">
        <nav aria-labelledby="footer-links" className="leading-6">
          <h2 id="footer-links" className="text-lead md:mb-2">
            Quick links
          </h2>
          <ul className="flex flex-wrap gap-x-4 md:block">
            {site.navigation.map(({ label, section }) => (
              <li key={section}>
                <a href={sectionHref(section, isLandingPage)} className={LINK}>
                  {label}
                </a>
              </li>
            ))}
            {links.privacyPolicy && (
              <li>
                <PolicyLink href={links.privacyPolicy} className={LINK}>
                  {legal.privacyPolicy}
                </PolicyLink>
              </li>
            )}
          </ul>
        </nav>
        {/* A printed landing page has these in its contact section. */}
        <div className={`leading-6 ${isLandingPage ? "print:hidden" : ""}`}>
          <h2 className="text-lead md:mb-2">Contact</h2>
          <div className="flex flex-wrap gap-x-4 md:block">
            <PhoneLink phone={contact.phone} className={LINK} />
            <EmailLink email={contact.email} className={LINK} />
          </div>
          <PostalAddress {...contact.address} />
        </div>
        <div className="max-w-measure md:max-lg:col-span-2 print:max-w-none">
          <h2 className="text-lead md:mb-2">Legal</h2>
          <p>
            {`${legal.responsibleLabel} ${responsibleLawyer.name}, ${responsibleLawyer.office}, `}
            <PhoneLink phone={responsibleLawyer.phone} className="whitespace-nowrap underline" />
          </p>
          <p className="mt-2">{`${legal.admissionsLabel} ${admissions.join("; ")}.`}</p>
          <p className="mt-2">{legal.advertisingNotice}</p>
          <p className="mt-2">{legal.noRelationshipNotice}</p>
        </div>
      </div>
      <div className="page-width mt-4 md:mt-8">
        <p className="survey-line flex items-center gap-4 pt-4">
          <Drawing href="/icons.svg#seal" className="size-16 shrink-0 max-md:hidden print:hidden" />
          <span>
            <span className="serif text-lead block">{firm.name}</span>
            {legal.copyright}
          </span>
        </p>
        {site.sample && (
          <p className="mt-2">
            This site shows sample content: names, admissions, contact details, office hours, figures, reviews, badges
            and other text.
          </p>
        )}
      </div>
    </footer>
  );
}

export const fragment = graphql`
  fragment SiteFooter on SiteJson {
    sample
    firm { name }
    links { privacyPolicy }
    navigation {
      label
      section
    }
    contact {
      phone
      email
      address { ...PostalAddress }
    }
    legal {
      privacyPolicy
      responsibleLabel
      responsibleLawyer {
        name
        office
        phone
      }
      admissionsLabel
      admissions {
        attorney
        jurisdictions
      }
      advertisingNotice
      noRelationshipNotice
      copyright
    }
  }
`;
