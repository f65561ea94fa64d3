/** What the drawn forms state, written down from their contents before anything read them: `metric tier network: value`. */
export const harborStates = `
medical.plan_type: PPO
medical.deductible individual in: 750
medical.deductible family in: 1500
medical.deductible individual out: 2250
medical.deductible family out: 4500
medical.out_of_pocket_max individual in: 4000
medical.out_of_pocket_max family in: 8000
medical.out_of_pocket_max individual out: 9000
medical.out_of_pocket_max family out: 18000
medical.referral_needed: no
medical.out_of_network_covered: yes
medical.coinsurance in: 20
medical.coinsurance out: 40
medical.pcp_copay in: 30
medical.pcp_coinsurance out: 40
medical.specialist_copay in: 55
medical.specialist_coinsurance out: 40
medical.lab_copay in: 15
medical.lab_coinsurance out: 40
medical.imaging_coinsurance in: 20
medical.imaging_coinsurance out: 40
rx.deductible: 150
rx.tier_1: 10
rx.tier_2: 35
rx.tier_3: 70
rx.specialty_coinsurance: 25
medical.outpatient_surgery_coinsurance in: 20
medical.outpatient_surgery_coinsurance out: 40
medical.er_copay in: 300
medical.er_coinsurance in: 20
medical.er_copay out: 300
medical.er_coinsurance out: 20
medical.ambulance_coinsurance in: 20
medical.ambulance_coinsurance out: 20
medical.urgent_care_copay in: 60
medical.urgent_care_coinsurance out: 40
medical.hospital_coinsurance in: 20
medical.hospital_coinsurance out: 40
medical.mental_health_copay in: 30
medical.mental_health_coinsurance out: 40
medical.delivery_coinsurance in: 20
medical.delivery_coinsurance out: 40
medical.therapy_copay in: 40
medical.therapy_coinsurance out: 40
medical.example_birth: 2960
medical.example_diabetes: 1420
medical.example_fracture: 1910
`;

export const cedarStates = `
medical.plan_type: HDHP
medical.deductible individual in: 3400
medical.deductible family in: 6800
medical.deductible individual out: 6800
medical.deductible family out: 13600
medical.out_of_pocket_max individual in: 5000
medical.out_of_pocket_max family in: 10000
medical.out_of_pocket_unlimited out: yes
medical.referral_needed: no
medical.out_of_network_covered: yes
medical.coinsurance in: 20
medical.coinsurance out: 50
medical.pcp_coinsurance in: 20
medical.pcp_coinsurance out: 50
medical.specialist_coinsurance in: 20
medical.specialist_coinsurance out: 50
medical.lab_coinsurance in: 20
medical.lab_coinsurance out: 50
medical.imaging_coinsurance in: 20
medical.imaging_coinsurance out: 50
rx.tier_1_coinsurance: 20
rx.tier_2_coinsurance: 20
rx.tier_3_coinsurance: 20
rx.specialty_coinsurance: 20
medical.outpatient_surgery_coinsurance in: 20
medical.outpatient_surgery_coinsurance out: 50
medical.er_coinsurance in: 20
medical.er_coinsurance out: 20
medical.ambulance_coinsurance in: 20
medical.ambulance_coinsurance out: 20
medical.urgent_care_coinsurance in: 20
medical.urgent_care_coinsurance out: 50
medical.hospital_coinsurance in: 20
medical.hospital_coinsurance out: 50
medical.mental_health_coinsurance in: 20
medical.mental_health_coinsurance out: 50
medical.delivery_coinsurance in: 20
medical.delivery_coinsurance out: 50
medical.therapy_coinsurance in: 20
medical.therapy_coinsurance out: 50
medical.example_birth: 4980
medical.example_diabetes: 4120
medical.example_fracture: 2800
`;

export const juniperStates = `
medical.plan_type: HMO
medical.deductible individual in: 0
medical.deductible family in: 0
medical.out_of_pocket_max individual in: 3500
medical.out_of_pocket_max family in: 7000
medical.referral_needed: yes
medical.out_of_network_covered: no
medical.pcp_copay in: 20
medical.specialist_copay in: 35
medical.lab_copay in: 0
medical.imaging_copay in: 0
rx.tier_1: 10
rx.tier_2: 30
rx.specialty_coinsurance: 20
medical.outpatient_surgery_copay in: 250
medical.er_copay in: 150
medical.er_copay out: 150
medical.ambulance_copay in: 150
medical.urgent_care_copay in: 20
medical.hospital_copay in: 250
medical.mental_health_copay in: 0
medical.delivery_copay in: 0
medical.therapy_copay in: 0
medical.example_birth: 500
medical.example_diabetes: 900
medical.example_fracture: 400
`;

/** As the first form, but for what its first page says. */
export const summitStates = harborStates
  .replace('plan_type: PPO', 'plan_type: POS')
  .replace(/medical\.deductible[^]*family out: 18000\n/, '').concat(`
medical.deductible individual in: 1200
medical.deductible family in: 2400
medical.deductible individual out: 3600
medical.deductible family out: 7200
medical.out_of_pocket_max individual in: 5500
medical.out_of_pocket_max family in: 11000
medical.out_of_pocket_max individual out: 11000
medical.out_of_pocket_max family out: 22000
`);
