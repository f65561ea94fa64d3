import { countPeople } from '../account/count-people.ts';
import { countWaitingEvents } from '../billing/count-waiting-events.ts';
import { sumRevenue } from '../billing/sum-revenue.ts';
import { sumAccounts } from '../credits/sum-accounts.ts';
import type { Connection } from '../db/connect.ts';
import { countMails } from '../mail/count-mails.ts';
import { sumJobs } from './store.ts';

/** What the whole installation holds at the moment. */
export interface Amounts {
  jobs: { waiting: number; givenUp: number; oldestSeconds: number };
  mail: { waiting: number; failed: number; oldestSeconds: number };
  webhooks: { waiting: number; oldestSeconds: number };
  /** `outstanding` is what can be spent or is on hold. */
  credits: { outstanding: number; owed: number };
  revenueCents: number;
  people: number;
}

export async function readAmounts(db: Connection): Promise<Amounts> {
  const [jobs, mail, webhooks, credits, revenueCents, people] = await Promise.all([
    sumJobs(db),
    countMails(db),
    countWaitingEvents(db),
    sumAccounts(db),
    sumRevenue(db),
    countPeople(db),
  ]);
  return { jobs, mail, webhooks, credits, revenueCents, people };
}
