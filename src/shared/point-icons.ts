export const pointIcons = [
  {value: 'registered', title: 'Seal with a tick: registered and checked'},
  {value: 'times', title: 'Moon and stars: evenings and weekends'},
  {value: 'price', title: 'Receipt: clear prices'},
  {value: 'quick', title: 'Clock: quick'},
  {value: 'cancel', title: 'Arrow that turns back: free to cancel'},
  {value: 'privacy', title: 'Padlock: your data'},
  {value: 'meet', title: 'House with a person: ways to meet'},
  {value: 'joined', title: 'Linked hands: joined-up care'},
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

export type PointIconName = (typeof pointIcons)[number]['value']
