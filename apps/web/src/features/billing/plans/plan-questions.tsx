import { Trans } from '@lingui/react/macro'
import { Accordion, AccordionItem } from '../../../ui/accordion.tsx'

/** What people ask before they choose a plan. */
export function PlanQuestions() {
  return (
    <section className="mt-16 grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-16">
      <h2 className="font-display text-2xl font-semibold">
        <Trans>Asked before</Trans>
      </h2>
      <Accordion>
        <AccordionItem title={<Trans>Am I charged?</Trans>}>
          <p>
            <Trans>
              No. No payment provider is connected here: choosing a plan sets it, and nothing is
              taken from any card.
            </Trans>
          </p>
        </AccordionItem>
        <AccordionItem title={<Trans>Where does my card go?</Trans>}>
          <p>
            <Trans>
              Nowhere. What you type of a card is checked in your browser and forgotten with the
              window. You need no real one.
            </Trans>
          </p>
        </AccordionItem>
        <AccordionItem title={<Trans>What counts as a recipe?</Trans>}>
          <p>
            <Trans>
              One that the assistant finished for you in this calendar month (UTC). What you stop,
              what fails, and every recipe you write yourself does not count.
            </Trans>
          </p>
        </AccordionItem>
        <AccordionItem title={<Trans>Can I change or cancel?</Trans>}>
          <p>
            <Trans>
              At any time. Another plan begins at once. After cancelling, your plan stays until the
              month ends (UTC) and can be kept until then; afterwards you are on Basic.
            </Trans>
          </p>
        </AccordionItem>
        <AccordionItem title={<Trans>What happens to my recipes on Basic?</Trans>}>
          <p>
            <Trans>Nothing. Everything you wrote, saved and published stays as it is.</Trans>
          </p>
        </AccordionItem>
        <AccordionItem title={<Trans>How does a coupon work?</Trans>}>
          <p>
            <Trans>
              It takes a percentage off your plan for as long as the subscription lasts. Each of you
              can use a code once.
            </Trans>
          </p>
        </AccordionItem>
      </Accordion>
    </section>
  )
}
