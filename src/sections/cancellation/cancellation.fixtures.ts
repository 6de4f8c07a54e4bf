import type {SectionProps} from '#content/section-props.ts'

type Cancellation = SectionProps<'cancellation'>['section']

const full: Cancellation = {
  _key: 'full',
  _type: 'cancellation',
  anchor: null,
  heading: 'Cancel or change',
  earlyLabel: '24 hours or more before',
  earlyText: 'Free. You get a full refund.',
  mark: '24 hours',
  lateLabel: 'Less than 24 hours before',
  lateText: 'You may have to pay a fee. You’ll see how much before you book.',
  visitLabel: 'Your visit',
}

export const cancellationFixtures = {
  full,
  longest: {...full, _key: 'longest', lateText: `${full.lateText} `.repeat(4).trim()},
} satisfies Record<string, Cancellation>
