/** The drawings that can stand beside a benefit, as editors know them. */
export const benefitIcons = [
  {value: 'handshake', title: 'Handshake'},
  {value: 'receipt', title: 'Receipt'},
  {value: 'badge', title: 'Identity badge'},
  {value: 'paperPlane', title: 'Paper plane'},
  {value: 'chart', title: 'Chart'},
  {value: 'person', title: 'Person'},
  {value: 'sliders', title: 'Sliders'},
  {value: 'calendar', title: 'Calendar'},
  {value: 'pin', title: 'Place'},
  {value: 'hourglass', title: 'Hourglass'},
  {value: 'document', title: 'Document'},
  {value: 'lifebuoy', title: 'Lifebuoy'},
  {value: 'house', title: 'House'},
] as const

export type BenefitIconName = (typeof benefitIcons)[number]['value']
