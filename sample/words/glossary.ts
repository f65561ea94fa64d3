import { scripts } from './grammar.ts';

/** Terms of the field, explained; the key says which guides need a term. */
export const glossary = scripts(`
== any: [Allowed amount|Allowed charge]
[The most|The highest amount] a plan [will pay|recognizes] for a covered service. [Network providers accept it as
payment in full.|Also called the negotiated rate.|]

== any: [Balance billing]
[What happens when|When] an out-of-network provider [bills|charges] you for [the part of a charge that the plan does not
recognize|more than the plan allows].

== life: [Beneficiary]
[The person, trust or estate|Whoever] you [name|have chosen] to receive [the benefit of an insurance or retirement
plan|life insurance or savings] when you die.

== any: [Brand-name drug|Brand drug]
[A medicine sold under a trademark|A drug that its maker sells under a protected name], [usually|often] at a
[higher|much higher] price than its generic.

== any: [Claim]
A request [to the plan|], from you or your provider, [to pay|for payment of] [a covered service|care that you have
received].

== any: [Coinsurance]
[Your share|The part that you pay] of a covered [service|expense], [as a percentage|in percent] of the allowed amount,
[once the deductible is met|after the deductible].

== any: [Copay|Copayment (copay)]
[A fixed amount|A set dollar amount] you pay [for a covered service|at the time of care], [such as an office visit|a
visit or a prescription, for instance].

== any: [Deductible]
[What you pay|The amount you pay] [for covered care|out of pocket] [each plan year|in a plan year] before the plan
[begins to pay|shares the cost].

== any: [Dependent]
[A family member who may be covered through you|Someone you may enroll]: [a spouse or a child, as a rule|usually a
spouse and children].

== life: [Evidence of insurability (EOI)|Evidence of insurability]
[Answers about your health|A statement of health] that an insurer [asks for|needs] before [it approves larger amounts of
coverage|some coverage takes effect].

== any: [Explanation of benefits (EOB)|Explanation of benefits]
[A statement|The summary] [from the carrier|that the carrier sends] after a claim: what was billed, what the plan paid and what you may owe. [It is not a bill.|]

== any: Formulary
The [list of prescription drugs that are covered|plan's list of covered drugs], [sorted into tiers by cost|grouped by
what
you pay].

== any: [Generic drug]
A medicine [with the same active ingredient as|that works the same way as] a brand-name drug, [at a lower price|for less
money].

== any: [Network|In-network]
[The doctors, hospitals and pharmacies|Providers] [that have agreed to|under contract for] discounted rates [with the
carrier|for members of a plan].

== any: [Open enrollment]
[The time each year when|The yearly period in which] you [may choose|can add, drop or change] benefits [without a life
event|for the next plan year].

== any: [Out-of-network]
[Providers without a contract with the carrier.|Care from providers who have no agreement with the carrier.] [It costs
you more, or is not covered.|You pay more.]

== any: [Out-of-pocket maximum|Out-of-pocket limit]
[The most you pay|The limit on what you pay] in a plan year for covered care [in the network|]. [After that the plan
pays in full.|Beyond it the plan pays 100%.]

== any: [Preauthorization|Prior authorization]
[The plan's approval|A decision by the plan, ahead of time,] that [a service, drug or device|treatment] is [medically
necessary|covered].

== any: [Premium]
[The full price|The cost] of coverage [for a period|], [shared between you and the company|paid by employer and employee
together].

== any: [Preventive care]
[Checkups, screenings and vaccines|Routine care] [meant to keep you well|that finds problems early], [as opposed to
treatment of an illness|before there are symptoms].

== any: [Primary care provider (PCP)|Primary care provider]
[The doctor or nurse|A clinician] [you see first|who looks after your general health] and who [coordinates|arranges]
other care.

== any: [Qualifying life event|Qualifying event]
A [change in your life|change of family or work], [such as a birth or a marriage|like marriage, birth or the loss of
coverage], that [lets you change elections|allows a change] during the year.

== hsa: [Health savings account (HSA)]
[Your own account|An account in your name] for [medical expenses|health costs], [with money that is not taxed|funded
before tax], that [stays yours when you leave|you keep for life].

== hsa: [HDHP|HSA-eligible plan]
A plan [with a higher deductible and a lower premium|that pays little before the deductible, preventive care apart],
[which can be paired with an HSA|open to HSA savers].

== fsa: [Flexible spending account (FSA)]
[Money set aside from pay before tax|Part of your pay, set aside untaxed,] for [health or dependent care|expenses of the
plan year]. [What is not used in time is lost.|]

== hra: [Health reimbursement arrangement (HRA)]
[An account that only the employer funds|Employer money], [used to reimburse|which pays back] [part of what you spend on
care|eligible expenses].

== referral: [Referral]
[A written order|Permission] from [your primary care provider|your PCP] to [see a specialist|have certain care], [which
some plans require|needed in some plans].

== retirement: [Vesting|Vested]
[How much of the employer's contributions|The part of employer contributions that] [is yours to keep|you keep] when you
leave [the company|], by years of service.

== roth: [Roth contribution|Roth]
[Savings from pay that has been taxed|Money put in after tax], [which may be withdrawn tax free|that can come out
untaxed] in retirement.

== life: [Accidental death and dismemberment (AD&D)]
[Insurance that pays|A benefit] [for a death or a serious injury|when death or loss of a limb is] caused by an accident.

== disability: [Elimination period|Waiting period for disability benefits]
[The days|The time] [between the start of a disability and the first payment|you must be disabled before benefits
begin].

== life: [Guaranteed issue]
[The amount of insurance you can buy without questions about your health|Coverage granted without a health statement]
[when you are first eligible|at your first opportunity].

== any: [Summary plan description (SPD)]
[The document that explains|A plain-language account of] [your rights under a plan and how it works|how a plan works, as
the law requires].

== any: [Telehealth|Virtual visit]
[A visit with a doctor|Care] by video or telephone, [at home or on the road|without going to an office].

== any: [Usual and customary charge|Reasonable and customary]
[What providers in an area generally charge|The typical charge in your area] for a service; [plans base some payments on
it|out-of-network benefits are often figured from it].

== any: [Waiting period]
[The time between your hire and the start of coverage|How long a new employee waits until coverage begins].
`);
