import { useCreditCosts } from '../../features/settings/use-credit-costs.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { MAXIMUS_CLOSED, useWaitsForMaximus } from '../../features/maximus/waits-for-maximus.ts';
import { paths } from '../../paths.ts';
import { InsightDrawing, MaximusDrawing, VisionDrawing } from './drawings.tsx';
import { ToolCard } from './tool-card.tsx';

/** The three tools. Every price is read from the settings; Maximus costs twice its setting. */
export function Tools() {
  const costs = useCreditCosts();
  const waitsForMaximus = useWaitsForMaximus();
  const price = (amount: number | undefined) => (amount === undefined ? undefined : creditsText(amount));
  return (
    <section aria-label="Tools" className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
      <ToolCard
        tool="insight"
        title="Insight"
        description="Ask about benefits in your own words. Every answer names the guides and pages it rests on."
        drawing={<InsightDrawing />}
        cost={price(costs?.guideSearch)}
        costDetail="per chat · 50 exchanges per chat"
        whenToUse={[
          'A client asks and needs an answer now',
          'You want to know how other employers do it',
          'You are writing or reviewing a policy',
        ]}
        action={{ label: 'Launch Insight', to: paths.insight }}
      />
      <ToolCard
        tool="vision"
        title="Peripheral Vision"
        description="Search 7,500+ employer guides and open the ones that matter, at the page that matters."
        drawing={<VisionDrawing />}
        cost={price(costs?.documentView)}
        costDetail="per guide opened · searching is free"
        whenToUse={[
          'You need the wording of a real guide',
          'You look for plans of one industry, state or year',
          'You want the source behind a figure',
        ]}
        action={{ label: 'Launch Peripheral Vision', to: paths.vision }}
      />
      <ToolCard
        tool="maximus"
        title="Maximus: The Observer"
        description="Analysis of the whole market, with charts, peers and the numbers behind them."
        drawing={<MaximusDrawing />}
        cost={price(costs && 2 * costs.maximus)}
        costDetail="per analysis"
        whenToUse={[
          'You want to see where a client stands',
          'You compare contributions, deductibles or leave',
          'You need a chart for a meeting',
        ]}
        action={
          waitsForMaximus
            ? { label: 'Launch Maximus', disabledBecause: MAXIMUS_CLOSED }
            : { label: 'Launch Maximus', to: paths.maximus }
        }
      />
    </section>
  );
}
