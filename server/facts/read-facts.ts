import type { z } from 'zod';
import type { getGuideFacts, getStatedMetrics } from '../../contract/facts.ts';
import { isMetric, metricOf, type MetricKey, metrics } from '../../contract/metrics.ts';
import type { Connection } from '../db/connect.ts';
import { display } from './display.ts';
import { readFactRows, readStatedKeys } from './store.ts';

const catalogue = Object.keys(metrics).filter(isMetric);

const named = (metric: MetricKey) => {
  const { label, category } = metricOf(metric);
  return { metric, label, category };
};

/** What a guide states, in the order of the catalogue, and the metrics that it says nothing about. */
export async function readFacts(db: Connection, guideId: string): Promise<z.output<typeof getGuideFacts.reply>> {
  const rows = await readFactRows(db, guideId);
  const facts = catalogue.flatMap((metric) =>
    rows
      .filter((row) => row.metric === metric)
      .map(({ text, quoteFrom, quoteTo, ...row }) => ({
        ...row,
        ...named(metric),
        display: display(metric, row),
        quote: text.slice(quoteFrom, quoteTo),
      })),
  );
  const stated = new Set(facts.map((fact) => fact.metric));
  return { facts, notStated: catalogue.filter((metric) => !stated.has(metric)).map(named) };
}

/** Which metrics a guide states, in the order of the catalogue, without their values. */
export async function readStated(db: Connection, guideId: string): Promise<z.output<typeof getStatedMetrics.reply>> {
  const stated = new Set(await readStatedKeys(db, guideId));
  return catalogue.filter((metric) => stated.has(metric)).map(named);
}
