/** The drawings that can stand beside a reason, as editors know them. */
export const reasonIcons = [
  {value: 'registered', title: 'Seal with a tick: registered and checked'},
  {value: 'times', title: 'Moon and stars: evenings and weekends'},
  {value: 'price', title: 'Receipt: clear prices'},
  {value: 'quick', title: 'Clock: quick'},
  {value: 'cancel', title: 'Arrow that turns back: free to cancel'},
  {value: 'privacy', title: 'Padlock: your data'},
  {value: 'meet', title: 'House with a person: ways to meet'},
  {value: 'joined', title: 'Linked hands: joined-up care'},
] as const

export type ReasonIconName = (typeof reasonIcons)[number]['value']
