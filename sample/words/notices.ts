import { scripts } from './grammar.ts';

/**
 * Notices that the law asks of a health plan, in our own words. Holes: `name` the employer, `plan` its health plan,
`contact` whom to
 * ask, `days` for changes in the year, `year`; `choice` where plans ask for a primary care provider, `wellness` where a
reward is given.
 */
export const notices = scripts(`
== whcra: [Women's Health and Cancer Rights Act|Women's Health and Cancer Rights Act notice|Your rights after a mastectomy]
[If you have had a mastectomy, or expect to have one, you may be entitled to certain benefits|A member who has a
mastectomy
has rights|Anyone covered by {plan} who has a mastectomy is entitled to certain benefits] under [the Women's Health and
Cancer Rights Act of 1998|a federal law
of 1998]
([WHCRA|called WHCRA for short]). [The attending physician and the patient decide together what is covered:
|Coverage is settled between doctor and patient and includes:|In consultation with you and your doctor, the plan
covers:]

- [all stages of|every stage of] reconstruction of the breast [on which the mastectomy was performed|that was removed];

- [surgery on|reconstruction of] the other breast [so that both look alike|to produce a symmetrical appearance];

- [prostheses|prostheses and mastectomy bras|external prostheses|breast prostheses]; [and|]

- [treatment of physical complications, lymphedema among them|care for complications of the mastectomy, including lymphedema
|treatment of lymphedema and other complications|complications at any stage, lymphedema included].

[What you pay is what any other operation would cost you.|[These services are|This care is] subject to the same deductibles[, copays|] and coinsurance as other medical and surgical [care|benefits] under {plan}.
|The [deductible and coinsurance|deductible, copays and coinsurance] [are those that|are the same as those that] apply to [any other|other] surgery under the plan.
|You pay what you would pay for any other surgical benefit.]
[To learn more, [contact|call] {contact}.|[Call|Ask] {contact} for details.|Questions [go to {contact}|are answered by {contact}].]

== nmhpa: [Newborns' and Mothers' Health Protection Act|Hospital stays after childbirth|Newborns' Act notice]
[Under federal law, group health plans and insurers generally may not|A group health plan may not, as a rule,|{plan} may
not]
[restrict|limit] [benefits for|coverage of] a hospital stay [in connection with childbirth|after a birth] [for mother or
child|for the mother or the newborn]
to less than 48 hours after a vaginal delivery or 96 hours after a cesarean section.
[With the mother's consent the provider may discharge her or the baby sooner.
|The law does not stop the attending provider from discharging mother or baby sooner, once the mother has been asked.
|A doctor or midwife may still send mother and child home earlier when the mother agrees.
|[Earlier discharge|A shorter stay] is [possible|allowed] when the provider has [talked it over|agreed on it] with the mother.]

[Nor may a plan|A plan may also not] require [a provider to get authorization|that authorization be obtained] for a stay
[of that length|within these limits].
[For stays that are longer, precertification may be [needed|required].|A longer stay can require [approval|the plan's approval].|Approval may be needed beyond [these hours|that].|Longer stays may have to be certified.|Ask the plan about
longer stays.]

== special: [Notice of special enrollment rights|HIPAA special enrollment rights|Special enrollment rights]
[If you decline coverage for yourself or your dependents because you have other health insurance|When you turn down
{plan} because you are covered
elsewhere|If you waive enrollment while other group coverage is in force], you may [be able to|] enroll [later|in this
plan later|in the plan]
[if that coverage ends|if you lose it|if eligibility for it is lost], or if the other employer stops [paying toward
it|contributing to it|helping to pay for it].
[You must ask for enrollment within {days} days after the other coverage ends.|[Requests|Enrollment requests|Your request] must [reach us|be received] within {days} days of the loss [of coverage|].
|[Ask|Apply] to be enrolled [no later than|within] {days} days after [that|the other] coverage [ended|ends].]

[A marriage, a birth, an adoption or a placement for adoption|When you marry, have a child, adopt or have a child placed
with you for adoption, this]
also [opens a right to enroll|gives you the right to enroll yourself and your new dependents|lets you and your
dependents enroll],
[provided that you ask within {days} days of the event|as long as the request is made within {days} days|if you apply
within {days} days].

[Losing Medicaid or a state children's program|The loss of Medicaid or of state children's coverage], or becoming
eligible for
[a state's help with premiums|premium assistance], [gives you sixty days instead|allows sixty days to make the request].
[To [request special enrollment|enroll at such a time], [contact|speak with|call] {contact}.|{contact} can tell you [more|how].|[Write to or call|Speak to] {contact}.]

== privacy: [HIPAA notice of privacy practices|Protecting your health information|Privacy of health information]
[{plan}|Our group health plan|The group health plan] [is required by law to|has to] keep [your protected health
information|health information about you] private
and to [tell you how it may be used|explain its legal duties and practices]. [The full notice describes|A notice of
privacy practices describes]
how [medical information|claims information] [may be used for treatment, payment and plan administration|is used and
disclosed], [and|together with] your right to
[see, copy and correct it|inspect it, ask for corrections and find out who has received it].

[You may have a copy at any time, free of charge, from {contact}.|A copy is yours on request.|Write to {contact} for the notice itself.|Ask {contact} for a paper copy.|The notice is posted
with the plan documents; {contact} mails it on request.]
[We do not use health information from the plan for decisions about employment.|Health information [from|held by] the plan is [never|not] used in [employment|hiring, firing or promotion] decisions.
|[Managers have|Your manager has] no access to claims.]

== chip: [Premium assistance under Medicaid and CHIP|Medicaid and the Children's Health Insurance Program|CHIP notice]
[If you or your children are eligible for Medicaid or the Children's Health Insurance Program (CHIP) and for coverage
at work,
|Where an employee or a child qualifies for Medicaid or CHIP and also for our plan,] [your state may have|some states
have]
a premium assistance program [that helps pay for employer coverage|that takes over part of what you would pay here|which pays part of the cost of coverage [at work|through a job]],
[using|with] [Medicaid or CHIP funds|funds of these programs].
[[Those|People] who are not eligible for either [cannot use these programs|will not qualify for these programs] but may [buy|find] coverage [through|on] the Marketplace at www.healthcare.gov.
|If [nobody|no one] in your family qualifies, [the Health Insurance Marketplace may be another way to get coverage|you may find coverage through the Health Insurance Marketplace|look for coverage on the Health Insurance Marketplace]
(www.healthcare.gov).]

[If you are [already|] enrolled in Medicaid or CHIP [and live in a state with such a program|in a state that has such a program], [your state's office|the state's Medicaid or CHIP office] can tell you whether [help|assistance] is available.|[Ask|Call|Contact] your state's Medicaid office [to learn whether it helps with premiums|about help with premiums].|States differ: your Medicaid or CHIP office knows
what is offered.
|To learn whether your state takes part, call its Medicaid or CHIP office.]
[Call 1-877-KIDS NOW to [find out how to apply|learn how to apply].|If you think you may qualify, [dial|call] 1-877-KIDS NOW or visit www.insurekidsnow.gov.|[To apply|For an application], [go to|see|visit] www.insurekidsnow.gov or call 1-877-KIDS NOW.]

[Once the state finds you eligible for premium assistance, {plan} has to let you enroll if you are not enrolled already.
|When premium assistance has been granted, you may join our plan even outside open enrollment.]
[Ask for coverage within sixty days of [that|the state's] decision.|You then have sixty days [to ask|to make the request|to request enrollment].|Send us your request within sixty days.|The request is due within sixty days of that decision.]

== medicare: [Medicare Part D: notice of creditable coverage|Prescription drug coverage and Medicare]
[Please read this [notice|carefully|] if you or a dependent has Medicare or [will soon be|is about to become] eligible for it.|This notice is for members near or over 65 and others with Medicare.
|Do you or a dependent have Medicare, or will you within a year? Please read this notice.|This concerns members who have
Medicare or become eligible in the next year.
|If neither you nor a dependent is close to Medicare age, you can disregard this notice.]
{name} [has determined|has found|was advised] that the prescription drug coverage [offered by|of] {plan} is, on average
[for all participants|], expected to pay [out] [at least|]
as much as [standard Medicare drug coverage pays|the standard Medicare Part D benefit] and is [therefore|for that
reason] creditable coverage.

[Because [it|this coverage] is creditable, you can keep it and [pay no higher premium|avoid a penalty] if you [join|enroll in] a Medicare drug plan [later|in a later year].
|You may therefore stay in our plan without a penalty should you join a Medicare drug plan in a later year.]
[You can join a Medicare drug plan when you first become eligible and each fall afterwards.|Medicare drug plans [take|accept] new members each fall, and when [someone first becomes|you first become] eligible.|Enrollment in Medicare drug plans is open [each|every] fall.|The yearly window for
joining a Medicare drug plan [is in|opens in] the fall.]

[If you [drop|lose] this coverage and go 63 [continuous|] days or longer without creditable coverage, you may [pay|owe] a higher Part D premium [later|].
|If you drop our coverage and go without creditable coverage for a longer stretch, your Part D premium may be higher for
as long as you have it.
|A [gap|break] of 63 [continuous|] days or more without creditable coverage can raise your Part D premium [for good|permanently|for as long as you have Part D].]
[Keep this notice: you may [have|need] to show it when you [join|enroll in] a Part D plan [later|].|[You|A member] may be asked for this notice when [enrolling|signing up] for Part D.|[File|Keep] this notice with your [records|papers].]

[For more about your options, see the handbook "Medicare & You", www.medicare.gov, or call 1-800-MEDICARE.
|Medicare's own handbook, www.medicare.gov and 1-800-MEDICARE tell you more.|Your State Health Insurance Assistance Program can
help you compare plans.|[Compare|Look up] [plans|the plans in your area|Medicare drug plans] at www.medicare.gov, or call 1-800-MEDICARE.
|More is found at www.medicare.gov and in the Medicare handbook that comes by mail every year.]

== marketplace: [Health Insurance Marketplace coverage|The Marketplace and your coverage at work|Marketplace options]
[The Marketplace helps people find and compare private health insurance.|Health insurance can also be bought through the Marketplace at www.healthcare.gov.|Individuals can shop for insurance on the Marketplace.|Through the Marketplace you can compare private
coverage in your area.]
[You may be eligible for a tax credit there only if your employer does not offer coverage|A tax credit is available
there only where no coverage is offered [at work|through a job]]
[that is affordable and of minimum value|that meets the law's standards for cost and value].
[{plan} is meant to meet both standards.|Our plans [are designed to|should] satisfy these tests.|For most employees the plans here meet both standards.|The coverage described here is intended to be affordable and to provide minimum
value.]

[If you buy a Marketplace plan instead of enrolling here, you lose what {name} pays toward your coverage.
|If you choose a Marketplace plan, you pay its full cost.|{name} [does not contribute to|pays nothing toward] Marketplace plans.
|Someone who chooses a Marketplace plan gives up the employer's contribution.]
[Premiums that you pay through payroll are [usually free of|generally not subject to] income tax; Marketplace premiums are not.|What you and {name} pay for coverage here is excluded from taxable income, which a Marketplace premium is not.]
`);
