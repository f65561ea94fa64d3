import { individual, inside, type LabelledSet, optional, outside, stated } from './label.ts';
import { costs, limits } from './rates.ts';

/** As the third part, a last handful; heads without spaces and periods of all rates were mended by them afterwards. */
export const sixthLast: LabelledSet = {
  // www.republicservicesbenefits.com/enrollment/costs-for-coverage: heads without spaces between them
  'sixth/d-republic-costs-2026.md': [
    ...costs('medical.contribution', 'weekly', 'Medical', [37.78, 105.72, 75.56, 141.04], { plan: 'UHC Plan One' }),
    ...costs('medical.contribution', 'weekly', 'Medical', [26.12, 73.09, 52.24, 97.51], { plan: 'UHC Plan Two' }),
    ...costs('medical.contribution', 'weekly', 'Medical', [15.78, 44.16, 31.56, 58.91], { plan: 'UHC Plan Three' }),
    ...costs('medical.contribution', 'weekly', 'Medical', [48.69, 143.36, 117.05, 206.55], { plan: 'Kaiser' }),
    ...costs('medical.contribution', 'weekly', 'Medical', [52.04, 155.54, 127.24, 224.16], { plan: 'BCBS' }),
    ...costs('medical.contribution', 'weekly', 'Medical', [34.04, 67.64, 77, 100.25], { plan: 'SIMNSA' }),
    ...costs('dental.contribution', 'weekly', 'Dental', [4.86, 10.33, 10.6, 15.13], { plan: 'PPO' }),
    ...costs('dental.contribution', 'weekly', 'Dental', [2.96, 6.29, 6.44, 9.21], { plan: 'HMO' }),
    ...costs('vision.contribution', 'weekly', 'Vision', [1.47, 2.64, 2.69, 3.95]),
    stated('medical.tobacco_surcharge', 40, 'Tobacco Surcharge'),
    stated('medical.carrier', ['UHC', 'UnitedHealthcare', 'Kaiser', 'BCBS', 'SIMNSA'], 'Medical', optional),
    stated('dental.carrier', 'Cigna', 'Dental', optional),
    stated('vision.carrier', ['UHC', 'UnitedHealthcare'], 'Vision', optional),
  ],
  // grahamcompany.foleon.com, employee contributions of 2026: old and new amounts, a value a line
  'sixth/d-graham-contributions-2026.md': [
    ...costs('medical.contribution', 'monthly', 'Option 1', [88, 350, 150, 490], { plan: 'HSA' }),
    ...costs('medical.contribution', 'monthly', 'Option 3', [96, 380, 160, 540], { plan: 'PPO Low' }),
    stated('medical.plan_type', 'HDHP', 'Option 1', { plan: 'HSA' }),
    stated('medical.plan_type', 'PPO', 'Option 3', { plan: 'PPO Low' }),
    stated('hsa.eligible', 'yes', 'Option 1', optional),
  ],
  // mygenesysbenefits.com/benefits/benefits-medical-coverage
  'sixth/d-genesys-medical.md': [
    ...limits('medical.deductible', 'Options', [2000, 2800], { plan: 'HDHP 1', ...inside }),
    ...limits('medical.deductible', 'Options', [3000, 5000], { plan: 'HDHP 1', ...outside }),
    ...limits('medical.deductible', 'Options', [2800, 4000], { plan: 'HDHP 2', ...inside }),
    ...limits('medical.deductible', 'Options', [4000, 8000], { plan: 'HDHP 2', ...outside }),
    ...limits('medical.deductible', 'Options', [500, 1000], { plan: 'PPO', ...inside }),
    ...limits('medical.deductible', 'Options', [500, 1000], { plan: 'PPO', ...outside }),
    ...limits('medical.out_of_pocket_max', 'Options', [4000, 6550], { plan: 'HDHP 1', ...inside }),
    ...limits('medical.out_of_pocket_max', 'Options', [8000, 13_000], { plan: 'HDHP 1', ...outside }),
    ...limits('medical.out_of_pocket_max', 'Options', [3400, 4800], { plan: 'HDHP 2', ...inside }),
    ...limits('medical.out_of_pocket_max', 'Options', [8000, 16_000], { plan: 'HDHP 2', ...outside }),
    ...limits('medical.out_of_pocket_max', 'Options', [5000, 10_000], { plan: 'PPO', ...inside }),
    ...limits('medical.out_of_pocket_max', 'Options', [10_000, 20_000], { plan: 'PPO', ...outside }),
    stated('medical.pcp_copay', 20, 'Options', { plan: 'PPO', ...inside }),
    stated('medical.specialist_copay', 20, 'Options', { plan: 'PPO', ...inside }),
    stated('medical.urgent_care_copay', 50, 'Options', { plan: 'PPO', ...inside }),
    stated('medical.plan_type', 'HDHP', 'Options', { plan: 'HDHP 1' }),
    stated('medical.plan_type', 'HDHP', 'Options', { plan: 'HDHP 2' }),
    stated('medical.plan_type', 'PPO', 'Options', { plan: 'PPO' }),
    stated('medical.carrier', ['UnitedHealthcare', 'UMR'], 'Options'),
  ],
  // contentstack2026.mybenefits.life/medical
  'sixth/d-contentstack-medical-2026.md': [
    ...limits('medical.deductible', 'UHC HDHP/HSA', [3300, 6600], inside),
    ...limits('medical.out_of_pocket_max', 'UHC HDHP/HSA', [5000, 10_000], inside),
    stated('rx.tier_1', 10, 'Retail Rx'),
    stated('rx.tier_2', 35, 'Retail Rx'),
    stated('rx.tier_3', 70, 'Retail Rx'),
    stated('medical.plan_type', 'HDHP', 'UHC HDHP/HSA'),
    stated('hsa.eligible', 'yes', 'UHC HDHP/HSA'),
    stated('medical.carrier', ['UHC', 'UnitedHealthcare'], 'UHC HDHP/HSA', optional),
    stated('medical.coinsurance', 10, 'UHC HDHP/HSA', { ...inside, ...optional }),
  ],
  // hr.columbia.edu, officers' medical plans of 2018: limits and their levels in one cell
  'sixth/d-columbia-comparison-2018.html': [
    ...limits('medical.deductible', 'Chart', [1500, 3000], { plan: 'High Deductible', ...inside }),
    stated('medical.deductible', 2900, 'Chart', { plan: 'High Deductible', ...individual, ...outside }),
    stated('medical.deductible', 600, 'Chart', { plan: 'Choice Plus 80', ...individual, ...inside }),
    stated('medical.deductible', 850, 'Chart', { plan: 'Choice Plus 80', ...individual, ...outside }),
    stated('medical.deductible', 400, 'Chart', { plan: 'Choice Plus 90', ...individual, ...inside }),
    stated('medical.deductible', 850, 'Chart', { plan: 'Choice Plus 90', ...individual, ...outside }),
    stated('medical.deductible', 200, 'Chart', { plan: 'Choice Plus 100', ...individual, ...inside }),
    stated('medical.deductible', 850, 'Chart', { plan: 'Choice Plus 100', ...individual, ...outside }),
    ...[
      ['High Deductible', 10, 40, [3550, 7100], [6850, 13_700]] as const,
      ['Choice Plus 80', 20, 40, [3750, 7500], [5250, 10_500]] as const,
      ['Choice Plus 90', 10, 40, [3250, 6500], [5250, 10_500]] as const,
      ['Choice Plus 100', 0, 10, [4750, 9500], [5250, 10_500]] as const,
    ].flatMap(([plan, within, without, most, mostOutside]) => [
      stated('medical.coinsurance', within, 'Chart', { plan, ...inside }),
      stated('medical.coinsurance', without, 'Chart', { plan, ...outside }),
      ...limits('medical.out_of_pocket_max', 'Chart', most, { plan, ...inside }),
      ...limits('medical.out_of_pocket_max', 'Chart', mostOutside, { plan, ...outside }),
    ]),
    ...['Choice Plus 80', 'Choice Plus 90', 'Choice Plus 100'].flatMap((plan) => [
      stated('medical.pcp_copay', 30, 'Chart', { plan, ...inside }),
      stated('medical.specialist_copay', 30, 'Chart', { plan, ...inside, ...optional }),
    ]),
    stated('medical.plan_type', 'HDHP', 'Chart', { plan: 'High Deductible' }),
  ],
  // eobenefits.ibpllc.com/rates: pay periods of unknown length, a value a line
  'sixth/d-eo-rates-2026.md': [
    ...costs('medical.contribution', 'pay period', 'Medical Rates', [0, 64.32, 46.1, 86.91], {
      plan: 'HSA Open Access',
    }),
    ...costs('dental.contribution', 'pay period', 'Dental Rates', [5.56, 10.72, 12.81, 18.25], { plan: 'DMO' }),
    ...costs('dental.contribution', 'pay period', 'Dental Rates', [13.77, 29.2, 27.82, 45.89], { plan: 'PPO Plus' }),
    stated('medical.plan_type', 'HDHP', 'Medical Rates', { plan: 'HSA Open Access' }),
    stated('hsa.eligible', 'yes', 'Medical Rates', optional),
    stated('dental.carrier', ['Delta Care', 'Delta Dental', 'DeltaCare'], 'Dental Rates', optional),
  ],
};
