import type { PageProps } from "gatsby";
import { useState } from "react";
import badge from "../../test/fixtures/content/images/awards/deed-practice.png";
import { CallLink } from "../actions/CallLink";
import { ConsultationLink } from "../actions/ConsultationLink";
import { GuideLink } from "../actions/GuideLink";
import { Carousel } from "../carousel/Carousel";
import { type ButtonTone, buttonStyles } from "../components/button-styles";
import { IconButton } from "../components/IconButton";
import { PhoneIcon } from "../components/PhoneIcon";
import { PhoneLink } from "../components/PhoneLink";
import { Seal } from "../components/Seal";
import { ServiceIcon } from "../components/ServiceIcon";
import { SERVICE_ICONS } from "../content-model/shapes";
import { ErrorScreen } from "../error-screen/ErrorScreen";
import { SiteFooter } from "../layout/SiteFooter";
import { SiteHeader } from "../layout/SiteHeader";
import { AwardStrip } from "../sections/awards/AwardStrip";
import { StatFigure } from "../sections/awards/StatFigure";
import { FaqItem } from "../sections/faq/FaqItem";
import { CountyMap } from "../sections/home/CountyMap";
import { MovedLot } from "../sections/not-found/MovedLot";
import { ReviewCard } from "../sections/reviews/ReviewCard";
import { ServicesSection } from "../sections/services/ServicesSection";
import { SealedDeed } from "../sections/thank-you/SealedDeed";
import type { DesignData } from "../test/page-data";
import { Tooltips } from "../tooltip/Tooltips";
import { Specimen, State } from "./Specimen";
import { ColorTokens, TypeTokens } from "./Tokens";

const TONES: ButtonTone[] = ["deed", "ink", "outline", "paper"];
const noop = () => undefined;

/** The picture as it is: in development there is no need for an optimized one. */
function withPlainPicture(awards: DesignData["landingPageData"]["awards"]["awards"]) {
  const images = { fallback: { src: badge }, sources: [] };
  const gatsbyImageData = { layout: "fixed", width: 144, height: 144, images } as const;
  return awards.map((award) => ({ ...award, image: { childImageSharp: { gatsbyImageData } } }));
}

/**
 * All components in all their states, for whoever carries on the design: http://localhost:8000/design/ while
 * `npm run develop` runs. gatsby-node.ts makes this page in development only; nothing of it reaches a visitor, its
 * classes included (global.css does not look for any here, so that it can only use those that the site has).
 */
export default function DesignPage({ pageContext }: PageProps<object, DesignData>) {
  const { landingPageData, site } = pageContext;
  return (
    <>
      <SiteHeader site={site} onLandingPage={false} />
      <ColorTokens />
      <TypeTokens words={landingPageData.landing.guide.heading} />
      <Actions {...pageContext} />
      <Drawings {...pageContext} />
      <Lists {...pageContext} />
      <Reviews {...pageContext} />
      <Specimen title="Error screen" source="error-screen/ErrorScreen.tsx">
        <ErrorScreen />
      </Specimen>
      <SiteFooter site={site} onLandingPage={false} />
      <Tooltips />
    </>
  );
}

export function Head() {
  return <meta name="robots" content="noindex" />;
}

function Actions({ site }: DesignData) {
  return (
    <>
      {(["bg-paper", "bg-paper-deep", "bg-ink text-paper", "bg-deed text-paper"] as const).map((ground) => (
        <Specimen key={ground} title={`Buttons on ${ground}`} source="components/button-styles.ts" ground={ground}>
          <div className="flex flex-wrap gap-4">
            {TONES.map((tone) => (
              <a key={tone} href="#buttons" className={buttonStyles(tone)}>
                {tone}
              </a>
            ))}
            <CallLink site={site} tone="deed" />
            <GuideLink site={site} tone="outline" label={site.actions.guide} />
            <ConsultationLink site={site} tone="paper" />
          </div>
        </Specimen>
      ))}
      <Specimen title="Icon buttons; their tooltips open after 0.7 s" source="components/IconButton.tsx">
        <div className="flex flex-wrap gap-4">
          <IconButton label="Previous" icon="previous" onClick={noop} />
          <IconButton label="Next" icon="next" onClick={noop} />
          <IconButton label="Pause" icon="pause" onClick={noop} />
          <IconButton label="Play" icon="play" onClick={noop} />
          <IconButton label="Disabled" icon="next" disabled onClick={noop} />
        </div>
      </Specimen>
      <Specimen title="Phone" source="components/PhoneLink.tsx">
        <PhoneLink phone={site.contact.phone} className="font-serif text-band font-medium text-deed underline">
          {site.contact.phone}
        </PhoneLink>
        <PhoneIcon />
      </Specimen>
    </>
  );
}

function Drawings({ landingPageData, site }: DesignData) {
  const { landing } = landingPageData;
  const awards = withPlainPicture(landingPageData.awards.awards);
  const [stat] = landingPageData.stats.stats;
  return (
    <>
      <Specimen title="Seal and service icons" source="components/Seal.tsx, components/ServiceIcon.tsx">
        <Seal className="size-11 text-deed" />
        <div className="flex flex-wrap gap-4">
          {SERVICE_ICONS.map((name) => (
            <State key={name} name={name}>
              <ServiceIcon name={name} className="size-10 text-deed" />
            </State>
          ))}
        </div>
      </Specimen>
      <Specimen title="Drawings" source="sections/*">
        <CountyMap {...landingPageData.landing.hero.countyMap} />
        <MovedLot />
        <SealedDeed />
      </Specimen>
      <Specimen
        title="Badges: more than fit, and one"
        source="sections/awards/AwardStrip.tsx"
        ground="bg-ink text-paper"
      >
        <div>
          <AwardStrip heading="Nine" label="Nine badges" pause="Pause" play="Play" awards={awards} />
          <AwardStrip heading="One" label="One badge" pause="Pause" play="Play" awards={awards.slice(0, 1)} />
        </div>
      </Specimen>
      {stat && (
        <Specimen title="Figure" source="sections/awards/StatFigure.tsx" ground="bg-ink text-paper">
          <ul className="grid gap-y-10 md:grid-cols-3">
            <StatFigure {...stat} sourceLabel={landing.awards.sourceLabel} elapsed={null} />
            <StatFigure {...stat} sourceLabel={landing.awards.sourceLabel} elapsed={0} />
            <StatFigure {...stat} sourceLabel={landing.awards.sourceLabel} elapsed={800} />
          </ul>
        </Specimen>
      )}
    </>
  );
}

function Lists({ content, landingPageData, site }: DesignData) {
  const { landing, services } = landingPageData;
  const ten = [...services.services, ...services.services.slice(0, 1).map((service) => ({ ...service, id: "tenth" }))];
  return (
    <>
      <ServicesSection heading="Ten services: vacant lots are hatched" intro={landing.services.intro} services={ten} />
      <Specimen title="Question without and with an answer" source="sections/faq/FaqItem.tsx" ground="bg-paper-deep">
        <ol className="questions">
          {content.faq.questions.slice(0, 2).map((question, index) => (
            <FaqItem
              key={question.id}
              {...question}
              answer={index === 1 ? landing.faq.panelText : null}
              phone={site.contact.phone}
              askByPhone={landing.faq.askByPhone}
            />
          ))}
        </ol>
      </Specimen>
    </>
  );
}

function Reviews({ landingPageData }: DesignData) {
  const { landing, reviews } = landingPageData;
  const [longReview, shortReview] = reviews.reviews;
  const [open, setOpen] = useState(true);
  if (!longReview || !shortReview) return null;
  const { readMore, readLess, ...labels } = landing.reviews;
  const common = { labels: { readMore, readLess }, onToggle: () => setOpen(!open) };
  return (
    <Specimen title="Reviews" source="sections/reviews/ReviewCard.tsx, carousel/Carousel.tsx">
      <State name="open">
        <ReviewCard {...longReview} {...common} expanded={open} />
      </State>
      <State name="closed">
        <ReviewCard {...longReview} {...common} expanded={!open} />
      </State>
      <State name="one review: nowhere to go">
        <Carousel
          labels={labels}
          slides={[{ id: shortReview.id, content: <ReviewCard {...shortReview} {...common} expanded={false} /> }]}
        />
      </State>
    </Specimen>
  );
}
