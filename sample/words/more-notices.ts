import { scripts } from './grammar.ts';

/** More notices, with the same holes as the others. */
export const moreNotices = scripts(`
== cobra: [Continuation coverage under COBRA|COBRA general notice|Your rights under COBRA]
[The Consolidated Omnibus Budget Reconciliation Act (COBRA) lets you and your covered dependents continue group health
coverage
|A federal law, COBRA, allows covered employees, spouses and children to keep group health coverage for a time]
[when it would otherwise end because of a qualifying event|after events that would end it].
[[Among these events are|These events are]:|[Such|Qualifying] events are:|[Qualifying|Such] events include:]

- [the end of employment for any reason other than gross misconduct|leaving your job, unless for gross misconduct|termination, except for gross misconduct], or [fewer hours|a cut in hours|reduced hours];

- [the death of the employee|an employee's death|the covered employee's death|when the employee dies];

- [divorce or legal separation|a divorce|divorce, or separation by decree|the end of a marriage by divorce|a legal separation or a divorce];

- [the employee's entitlement to Medicare|becoming entitled to Medicare|enrollment in Medicare|Medicare entitlement]; and

- [a child's losing dependent status|a child's no longer being a dependent under the plan|a child who reaches the age limit|the end of a child's eligibility].

[[Coverage|COBRA coverage] can last [eighteen|18] months after a job ends or hours are [reduced|cut], and up to [thirty-six|36] months after [the other|other] events.|How long it lasts depends on the event: eighteen months after a job ends, thirty-six after most others.|Eighteen months is the rule when a job ends; families may have thirty-six months after other events.
|The longest period is [eighteen|18] months when employment ends and [thirty-six|36] months in [other|most other] cases.]
[Someone who is disabled may be entitled to an extension.|A [disability finding|finding of disability] by Social Security can extend [it|coverage].|[Certain second|Some later] events [extend the period|can extend the period|add to the period].]

[You [pay|are responsible for] the [full|entire] cost of [the|] coverage plus [an administrative fee of two percent|a two percent administrative fee].|COBRA coverage costs the full premium and two percent for administration.|Expect to pay the whole premium, with two percent on top.|The [COBRA|] premium is the [whole|full] cost of coverage, [the employer's share included|including the employer's share], [and|plus] a fee of two percent.]
[You have sixty days to elect after the later of the notice and the loss of coverage.|Elect within sixty days of the notice, or of the loss of coverage if that is later.|The election form must be returned
within sixty days.]

[You must tell {contact} of a divorce, a legal separation or a child who is no longer a dependent within sixty days.
|It is [your|the member's] responsibility to [report|notify us of] a divorce, a [legal|] separation or a child's [losing eligibility|loss of eligibility] within sixty days.]
[If you [do not|fail to], the right to [continue|continue coverage|COBRA] [is|will be] lost.|Without such notice there is no COBRA coverage.|Late notice ends the
right to elect.]
[[Keep us informed|Let us know|Tell {contact}] of any change of address.|Please keep your address up to date so that notices reach your family.|Tell us when you move.|Send us your new address when you or a family member moves.|]

[There may be [cheaper|less costly] [choices|options] than COBRA: a Marketplace plan, Medicaid, or [a|your] spouse's plan.|Other coverage, such as a Marketplace plan or a spouse's, may cost less than COBRA.|Look at the Marketplace before you elect COBRA: you may pay less.|Compare COBRA with coverage [through|from] the Marketplace or a spouse['s plan|'s employer] before you [elect|decide].]

== patient: [Patient protections|Choice of a primary care provider|Patient protection notice]
?choice [Some of our plans require|{plan} generally requires|An HMO or POS option may require] [that you name|the
designation of] a primary care provider.
[You may choose any provider who is in the network and accepts new patients.|Any network provider who is available to
take you or your family can be named.]
[For a child, a pediatrician may be chosen.|You may designate a pediatrician for your children.]

[You [need no|do not need a] referral to see a network provider who specializes in [obstetrics or gynecology|obstetrical or gynecological care].
|Obstetric and gynecological care in the network needs no authorization from the plan or from anyone else.]
[That provider may still have to follow the plan's rules for prior authorization.|The provider follows the plan's
procedures for certain services, such as prior approval.]

== surprise: [Your protection against surprise medical bills|Surprise billing notice|No Surprises Act]
[When you get emergency care, or are treated by an out-of-network provider at an in-network hospital or surgical center,
|In an emergency, or when someone outside the network treats you at a facility within it,] you are protected from
[balance billing|surprise bills].
[You [pay|owe] no more than [your|the] plan's in-network cost [share|sharing].|Such care is billed to you as if it were in network.|You owe only the in-network share.|Your share is the copay, coinsurance and deductible that apply
in the network.
|The most you owe is what the same care would cost you in the network.]

[Balance billing is a provider's charging you the difference between what the plan pays and the full charge.
|A balance bill asks you for what is left of a charge after the plan has paid its part.]
[Providers may ask you to give up these protections in writing; you never have to.|Nobody can make you sign these rights away.|You are never required to waive these
protections.]
[If you think that you were billed wrongly, call the No Surprises Help Desk at 1-800-985-3059.|Complaints are taken at
www.cms.gov/nosurprises.]

== parity: [Mental health parity|Mental Health Parity and Addiction Equity Act]
[The plan's limits and cost sharing for mental health and substance use treatment are no more restrictive than those for
medical and surgical care.
|Care for mental health and substance use is covered on terms at least as good as those for medical and surgical care.]
[You may ask {contact} for the criteria by which medical necessity is decided.|Criteria for medical necessity are available to every member.|The standards for medical necessity are available on request.]

== gina: [Genetic information|Genetic Information Nondiscrimination Act (GINA)]
[Neither {name} nor its plans may ask for, require or buy genetic information about you or your family, or use it in any
decision on coverage.
|Genetic information, family history included, is not collected for enrollment and never used to set what you pay.]

== userra: [Military leave and USERRA|Uniformed service and your coverage|USERRA]
[If you leave work for service in the uniformed services, you may keep health coverage for yourself and your dependents
for up to twenty-four months.
|Employees who are called to uniformed service can continue health coverage for up to twenty-four months.]
[For service of a month or less you pay only the employee's share.|Short periods of service cost you no more than the
usual contribution.]
[On your return, coverage is reinstated without a new waiting period.|Back at work you are covered again at once.|When you come back, coverage starts again as if
you had never left.]

== qmcso: [Qualified medical child support orders|Medical child support orders]
[A court or [state|] agency may order that a child be covered under [the plan of a parent|a parent's plan].|{plan} honors court orders that provide
for coverage of a child.]
[{contact} has the procedures by which such an order is reviewed, free of charge.|A [copy of the|free copy of the|description of the] procedures for these orders is available from {contact}.]

== wellnessnotice: [Notice regarding the wellness program|Wellness program disclosure]
?wellness [Taking part in the wellness program is voluntary.|Our wellness program is voluntary and open to all enrolled
employees.]
[If it is unreasonably difficult for you to meet a standard for medical reasons, you may earn the same reward in another
way.
|Anyone who cannot meet a standard because of a medical condition can earn the reward by a reasonable alternative.]
[Contact {contact}, who will work with you and, if you wish, your doctor.|Ask {contact} about an alternative that suits
your health.]
[What you tell the program is kept confidential and is never shared with managers.|Your answers and results stay with the program.|{name} sees totals only, never an
individual's results.]

== sbc: [Summaries of Benefits and Coverage|Where to find plan documents|Availability of summaries]
[A Summary of Benefits and Coverage describes each medical option in a standard form, so that plans can be compared.
|For each medical plan there is a standard summary that sets out what it covers and what you pay.]
[You will find it on the benefits site; {contact} sends a paper copy free of charge.|All of them are at {site}.|Read them before you decide: they are at {site}.|Paper copies are free from
{contact}.|It is posted online, and printed copies are free on request.]

== erisa: [Your rights as a plan member|ERISA rights|About this document]
[As a participant you may examine plan documents at the office of the plan administrator, receive copies on request and
get a yearly financial summary.
|Federal law entitles members to see and copy plan documents, and to receive a summary of the yearly report.]
[Those who run the plan must act prudently and in the interest of its members.|The people who operate the plan must act solely in the interest of its members.]
[Nobody may be dismissed or disadvantaged for claiming a benefit.|No one may be fired or punished for using these rights.|It is unlawful to punish you for seeking a benefit.|You may not be penalized for asserting your rights.]

[If a claim is denied, in whole or in part, you have the right to know why and to have the decision reviewed.
|When a claim is denied you receive the reason in writing and may appeal.]
[The booklet of each carrier says how and by when.|Appeals have deadlines, which the denial letter gives.|See the carrier's certificate for the steps.|Deadlines are stated in the denial and in the carrier's booklet.]

== fmla: [Family and Medical Leave Act|Unpaid leave under federal law|Your rights under the FMLA]
[Employees who have worked here for [a year|12 months] and for [at least|] 1,250 hours may take [unpaid, job-protected leave|up to 12 weeks of unpaid, job-protected leave]
|After a year of service and 1,250 hours of work you may qualify for unpaid leave that protects your job]
[for a birth or adoption, for a serious illness, or for certain needs that arise
from military service.
|when a child arrives, when you or a close relative is seriously ill, or for needs of a military family.]
[Health coverage goes on during the leave as if you were at work, provided you pay your share.|You keep your health coverage on leave, at the cost of your usual contribution.
|While you are away your health plan continues on the same terms.|Your share of premiums is
due during the leave, and coverage continues.]
[Give notice as early as you can, and thirty days ahead when the need is foreseeable.|Ask {contact} for the forms as early as possible.|Planned leave calls for thirty days' notice.|Where the need can be foreseen,
tell your manager thirty days ahead.]

== language: [Language assistance and nondiscrimination|Nondiscrimination notice|Help in other languages]
[{plan} complies with federal civil rights laws and does not discriminate on the basis of race, color, national origin,
age, disability or sex.
|Our health plans treat no one differently on the basis of race, color, national origin, age, disability or sex.]
[[Interpreters|Language services] and [materials|documents] in large print are [available|provided] free of charge.|Free aids, such as sign language interpreters and written
material in other formats, are available.]
[Atención: si habla español, tiene a su disposición servicios gratuitos de asistencia lingüística.|Se ofrece ayuda
gratuita en español: llame al número de su tarjeta.]
`);
