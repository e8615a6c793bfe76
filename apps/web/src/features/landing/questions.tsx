import { Trans } from '@lingui/react/macro'
import { Accordion, AccordionItem } from '../../ui/accordion.tsx'

/** What people ask before they sign up. */
export function Questions() {
  return (
    <section className="mx-auto grid max-w-page gap-8 px-4 py-16 md:px-8 lg:grid-cols-[2fr_3fr] lg:gap-16 lg:py-24">
      <h2 className="font-display text-3xl font-semibold md:text-4xl">
        <Trans>Asked before</Trans>
      </h2>
      <Accordion>
        <AccordionItem title={<Trans>Is it free?</Trans>}>
          <p>
            <Trans>
              Basic use is free: finding, cooking, saving and publishing, and asking the assistant
              within a monthly allowance. Two larger plans lift the allowance, and premium features
              may come later; the basics stay free.
            </Trans>
          </p>
        </AccordionItem>
        <AccordionItem title={<Trans>Which AI answers?</Trans>}>
          <p>
            <Trans>
              The one that whoever runs this Potluck has set up. Where there is none, a kitchen
              engine that is built in composes the recipe by rule, without sending your words
              anywhere, and says so on its answers.
            </Trans>
          </p>
        </AccordionItem>
        <AccordionItem title={<Trans>Can I rely on it with an allergy?</Trans>}>
          <p>
            <Trans>
              As far as the listed ingredients go. Every line is checked against thousands of foods
              we know, and what we cannot tell is called that. Still read the labels: nobody here
              sees the packet in your hand.
            </Trans>
          </p>
        </AccordionItem>
        <AccordionItem title={<Trans>Do my recipes stay mine?</Trans>}>
          <p>
            <Trans>
              Yes. Drafts are seen by you alone, what you publish carries your name, and what you
              delete disappears from everybody’s lists.
            </Trans>
          </p>
        </AccordionItem>
        <AccordionItem title={<Trans>What happens to my data?</Trans>}>
          <p>
            <Trans>
              It lies in the database of this site and nowhere else. There is no advertising and no
              tracking; a prompt is sent to a model only when one is set up and you ask it.
            </Trans>
          </p>
        </AccordionItem>
        <AccordionItem title={<Trans>Do I need photographs?</Trans>}>
          <p>
            <Trans>
              No. A recipe without one gets a cover cut from coloured paper, and you can add your
              own picture whenever the light is good.
            </Trans>
          </p>
        </AccordionItem>
      </Accordion>
    </section>
  )
}
