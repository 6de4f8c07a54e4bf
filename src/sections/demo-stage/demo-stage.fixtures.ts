import type {SectionProps} from '#content/section-props.ts'
import {exampleLink} from '#content/testing/example-links.ts'
import {examplePicture} from '#content/testing/example-picture.ts'

type DemoStage = SectionProps<'demoStage'>['section']

const chapter = (key: string, title: string): DemoStage['chapters'][number] => ({
  _key: key,
  title,
  text: 'Tell us where you are and when suits you.',
  clip: {
    label: `What happens: ${title}`,
    transcript: 'No speech.',
    mp4: 'files/local/production/0123456789abcdef0123456789abcdef01234567.mp4',
    webm: null,
    captions: null,
    captionsLabel: null,
    dark: null,
    poster: examplePicture.image,
  },
})

const full: DemoStage = {
  _key: 'full',
  _type: 'demoStage',
  anchor: null,
  headline: 'See how it works',
  lead: 'A short video shows how you will find, book and get care at home.',
  join: exampleLink('Join the waitlist', '/register-interest'),
  watchLabel: 'Watch Full Video',
  videoUrl: 'https://video.example/watch',
  newTab: '(opens in new tab)',
  embedUrl: 'https://player.vimeo.com/video/1',
  videoDate: '2026-11-20',
  embedTitle: 'How it will work',
  playLabel: 'Play video',
  pauseLabel: 'Pause video',
  transcriptLabel: 'What happens in the videos',
  privacyNote: 'The video comes from another company.',
  emptyText: 'The full video is coming. Until then, play the short videos below.',
  poster: {...examplePicture, alt: 'A phone shows four services'},
  chaptersHeading: 'What the video shows',
  chapters: [
    chapter('choose', 'Choose your service'),
    chapter('book', 'Search and book with AI'),
    chapter('visit', 'Get care at home'),
  ],
  chaptersNote: 'This service isn’t open yet. If you need urgent care, call 999.',
}

export const demoStageFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    headline: 'See how it works from the first press to the visit at home',
    lead: `${full.lead ?? ''} `.repeat(5).trim(),
  },
  withoutVideo: {...full, _key: 'without-video', videoUrl: null, embedUrl: null},
  withoutJoin: {...full, _key: 'without-join', join: null},
} satisfies Record<string, DemoStage>
