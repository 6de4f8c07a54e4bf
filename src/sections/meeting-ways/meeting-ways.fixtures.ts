import type {SectionProps} from '#content/section-props.ts'

type MeetingWays = SectionProps<'meetingWays'>['section']

const picture = (alt: string, _ref: string): MeetingWays['ways'][number]['picture'] => ({
  alt,
  decorative: false,
  image: {
    asset: {_type: 'reference', _ref},
    crop: null,
    hotspot: null,
    width: 1200,
    height: 780,
    extension: 'svg',
  },
  dark: null,
  narrow: null,
  narrowDark: null,
})

const full: MeetingWays = {
  _key: 'full',
  _type: 'meetingWays',
  anchor: 'ways',
  heading: 'Three ways to meet',
  intro: 'You choose. Some tests can only be done in a clinic. We will tell you before you book.',
  ways: [
    {
      _key: 'home',
      mode: 'Home',
      title: 'At your own table',
      text: 'Good when leaving the house is hard.',
      price: 'From £149',
      picture: picture(
        'A doctor at a kitchen table',
        'image-652b85ba611404a8b29dee9dda14d226d590f74a-1200x780-svg',
      ),
    },
    {
      _key: 'video',
      mode: 'Video',
      title: 'On your own screen',
      text: 'Good for results and second opinions.',
      price: 'Shown before you book',
      picture: picture(
        'A call with a specialist',
        'image-c4deba4b372ab17fbb58eab32cd077ef5ddfe8ac-1200x780-svg',
      ),
    },
    {
      _key: 'clinic',
      mode: 'Clinic',
      title: 'At a London clinic',
      text: 'Needed for some tests.',
      price: 'Shown before you book',
      picture: picture(
        'A clinic on a street corner',
        'image-4c8c74c905dd877216b562208f8ac40b312ad065-1200x780-svg',
      ),
    },
  ],
}

/** States the section is looked at and tested in. */
export const meetingWaysFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    anchor: null,
    ways: full.ways.map((way) => ({...way, text: `${way.text} `.repeat(5).trim()})),
  },
  bare: {...full, _key: 'bare', anchor: null, intro: null, ways: full.ways.slice(0, 2)},
} satisfies Record<string, MeetingWays>
