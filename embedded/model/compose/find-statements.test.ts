import { expect, it } from 'vitest';
import type { MetricKey } from '../../../contract/metrics.ts';
import { answer, passage } from './testing/asked.ts';

/** Which statements of a guide answer, and which are not passed off as an answer. */

const employers = ['Fernhill'];
const asked = (key: MetricKey, label: string, typed: string) => ({ metric: key, label, tier: null, typed });

it('lets the likeliest statement answer, whatever it calls the subject', () => {
  const passages = [
    passage({ heading: 'Family', text: 'Faculty take twelve weeks of paid rearing leave for each birth.' }),
    passage({ marker: 6, heading: 'Plans', text: 'Every dependent child is covered up to the age limit of 26.' }),
  ];
  const question = 'how many weeks of paid child rearing leave do faculty take';
  const metrics = [asked('eligibility.dependent_age', 'Dependent age limit', 'child')];
  expect(answer({ question, employers, metrics }, { passages })).toContain('twelve weeks of paid rearing leave');
});

it('takes no deadline of a medical certificate for sick days', () => {
  const passages = [
    passage({
      heading: 'Certification',
      text: 'The medical certificate is due within fifteen days after it was requested.',
    }),
  ];
  const question = 'how many sick days a year do teachers get';
  const said = answer(
    { question, employers, metrics: [asked('time_off.sick_days', 'Sick days', 'sick days')] },
    { passages },
  );
  expect(said).toContain('does not state anything on sick days');
});

it('takes no medical emergency for health insurance, and a medical plan for it', () => {
  const cover = { question: 'does Fernhill offer health insurance', employers, left: ['health', 'insurance'] };
  const emergency = passage({ heading: 'Attendance', text: 'We excuse absences in acute medical emergencies.' });
  expect(answer(cover, { passages: [emergency] })).toContain('I am not sure');
  const plan = passage({ heading: 'Benefits', text: 'All brewers may join our medical plan from the first day on.' });
  expect(answer(cover, { passages: [plan] })).toMatch(/^\*\*Fernhill\*\*/);
});

it('quotes a line that leads a list where it holds the amount', () => {
  const passages = [
    passage({
      heading: 'Jury duty',
      text: 'Jurors are paid their base rate for up to two weeks of jury duty, as follows:\n\n- Whoever is called to serve shows the summons to the supervisor on the first working day after it came, and tells the department that keeps the hours, so that somebody else can be found.\n- Whoever is released before the end of the shift comes back to work for the rest of it, unless less than two hours of the shift are left when the court lets them go home again.',
    }),
  ];
  const question = 'how long is jury duty paid';
  expect(answer({ question, employers, left: ['jury', 'duty'] }, { passages })).toContain('up to two weeks');
});

it('quotes a line that should lead a list where paragraphs follow it', () => {
  const text =
    'Jurors are paid their base rate for up to two weeks of jury duty, as follows:\n\nThey show their summons.';
  const question = 'how long is jury duty paid';
  const passages = [passage({ heading: 'Jury duty', text })];
  expect(answer({ question, employers, left: ['jury', 'duty'] }, { passages })).toContain('up to two weeks');
});

it('answers nothing about a law with what only speaks of the rest', () => {
  const passages = [
    passage({ heading: 'Leave', text: 'During leave Fernhill pays the whole premium for three months.' }),
    passage({ marker: 6, heading: 'COBRA', text: 'COBRA coverage is offered to those who leave.' }),
  ];
  const question = 'does Fernhill pay the COBRA premium for three months';
  const subjects = [{ key: 'cobra' as const, label: 'COBRA' }];
  const said = answer({ question, employers, subjects, left: ['pay', 'premium', 'three', 'months'] }, { passages });
  expect(said).not.toContain('During leave');
});

it('says a short list with the line that leads it, and not that line instead', () => {
  const passages = [
    passage({
      heading: 'Enrollment',
      text: 'Employees who have worked for at least 30 days may enroll in the following plans:\n\n- Medical\n- Dental\n- Vision',
    }),
  ];
  const question = 'which plans can employees enroll in after 30 days';
  const said = answer({ question, employers, left: ['plans', 'enroll', '30', 'days'] }, { passages });
  expect(said).toContain('Medical; Dental; Vision');
});

it('names what a sentence stands under without numbers and full stops', () => {
  const heading = 'HEALTH AND WELFARE – 49.2. Contribution Rates.';
  const passages = [passage({ heading, text: 'Fernhill pays nine tenths of the price for everybody.' })];
  const said = answer({ question: 'what part of the price is paid', employers, left: ['price', 'paid'] }, { passages });
  expect(said).toContain('*HEALTH AND WELFARE – Contribution Rates:* Fernhill pays');
});

it('names what several sentences stand under once', () => {
  const text =
    'Fernhill pays nine tenths of the price. Fernhill pays no price of a spouse. The price is settled each May.';
  const passages = [passage({ heading: 'Health and welfare', text })];
  const said = answer({ question: 'what price is paid', employers, left: ['price', 'paid'] }, { passages });
  expect(said.match(/\*Health and welfare:\*/g)).toHaveLength(1);
  expect(said.match(/【5】/g)?.length).toBeGreaterThan(1);
});
