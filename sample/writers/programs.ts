import { chapter, dollars, inWords, type Line, type StatedFact, stating, type Writer } from '../sections.ts';

export const writePrograms: Writer = ({ others, random, say }) => {
  const { eap, wellness, tuition, studentLoans, commuter, adoption, fertility, homeOffice, phone } = others;
  const items: Line[] = [];
  const item = (template: string, words: Record<string, string | number>, ...facts: StatedFact[]): void =>
    void items.push(stating(`• ${say(template, words)}`, ...facts));
  if (eap) {
    item(
      `[Employee assistance program (EAP): {vendor} offers {count} free counseling sessions per issue, day and
        night.|Employee assistance program (EAP): {count} free counseling sessions per issue with {vendor}, for you
        and your household.|EAP: {vendor} provides up to {count} free counseling sessions per issue, in confidence.]`,
      { vendor: eap.vendor, count: inWords(eap.sessions) },
      { metric: 'programs.eap_sessions', value: eap.sessions },
    );
  }
  if (wellness !== null) {
    item(
      `[Wellness: up to {amount} a year for gym membership, classes or equipment.|Wellness stipend: up to {amount} a
        year for fitness and wellbeing.|Wellness reimbursement of up to {amount} a year, for a gym or classes.]`,
      { amount: dollars(wellness) },
      { metric: 'programs.wellness', value: wellness },
    );
  }
  if (tuition !== null) {
    item(
      `[Tuition assistance: up to {amount} a year for approved courses.|Tuition reimbursement of up to {amount} a
        year for approved study.]`,
      { amount: dollars(tuition) },
      { metric: 'programs.tuition', value: tuition },
    );
  }
  if (studentLoans !== null) {
    item(
      `[Student loans: {monthly} a month toward your loan, up to {lifetime} in all.|Help with student loans: we pay
        {monthly} a month to your lender, {lifetime} at most.]`,
      { monthly: dollars(studentLoans.monthly), lifetime: dollars(studentLoans.lifetime) },
    );
  }
  if (commuter !== null) {
    item(
      `[Commuter benefits: up to {amount} a month before tax for transit, and as much for parking.|Commuter account:
        set aside up to {amount} a month before tax for transit or parking.]`,
      { amount: dollars(commuter) },
      { metric: 'commuter.monthly', value: commuter },
    );
  }
  if (adoption !== null) {
    item(
      '[Adoption assistance: up to {amount} per child.|Adoption assistance of up to {amount} for each child.]',
      { amount: dollars(adoption) },
      { metric: 'programs.adoption', value: adoption },
    );
  }
  if (fertility !== null) {
    item(
      `[Fertility: a lifetime maximum of {amount} for treatment and family building.|Fertility treatment is covered
        up to a lifetime maximum of {amount}.]`,
      { amount: dollars(fertility) },
      { metric: 'medical.fertility', value: 'yes' },
      { metric: 'medical.fertility_maximum', value: fertility },
    );
  }
  if (homeOffice !== null) {
    item(
      '[Home office stipend: {amount} when you start.|Home office stipend of {amount} for new employees.]',
      { amount: dollars(homeOffice) },
      { metric: 'programs.home_office', value: homeOffice },
    );
  }
  if (phone !== null) {
    item(
      '[Phone and internet stipend: {amount} a month.|Phone and internet: {amount} a month.]',
      { amount: dollars(phone) },
      { metric: 'programs.phone_internet', value: phone },
    );
  }
  if (items.length === 0) return [];
  const intro = say(
    '[These programs are open to everyone who is eligible for benefits.|You also have access to these programs:|Beyond insurance we offer:|Other benefits that you may use:]',
  );
  return [
    chapter(
      say('[More benefits|Wellbeing and other programs|Additional benefits|Work-life benefits|Other benefits]'),
      random.chance(0.8) ? [intro, ...items] : items,
    ),
  ];
};
