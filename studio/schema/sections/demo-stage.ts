import {isEmbeddable, videoOrigins} from '#shared/video-hosts.ts'
import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const demoStage = defineSection({
  name: 'demoStage',
  title: 'Demo video',
  description:
    'The opening of the demo page: a headline, a button to the whole video and a screen.',
  titleField: 'headline',
  fields: {
    headline: f.line('The largest words of the page.'),
    lead: f.optionalParagraph('One or two sentences under the headline.'),
    join: f.field('link', 'The button before it, such as: Join the waitlist. May stay empty.'),
    watchLabel: f.line('The words on the button that opens the whole video.'),
    videoUrl: f.webAddress(
      'The address of the whole video; it opens in a new tab. Empty: the button leads to short videos.',
    ),
    shortVideos: f.optionalLine(
      'Where the button leads while there is no whole video, such as #how. Empty: to the section below.',
    ),
    newTab: f.line('What screen readers say after the button when it opens a new tab.'),
    embedUrl: f.custom({
      title: 'Address for embedding',
      type: 'url',
      description:
        'The address of the video for showing it on the page, as YouTube (with www.youtube-nocookie.com) or Vimeo give it for embedding. Nothing of it is loaded before a visitor presses the button on the screen.',
      validation: (rule) => [
        rule.uri({scheme: ['https']}),
        rule.custom((url) =>
          url === undefined || isEmbeddable(url)
            ? true
            : `Browsers show videos of these addresses alone: ${videoOrigins.join(', ')}.`,
        ),
      ],
    }),
    videoDate: f.field('date', 'The day the video was first shown. Search engines ask for it.'),
    embedTitle: f.line('What the video on the page is called.'),
    playLabel: f.line('The words on the button that plays the video.'),
    privacyNote: f.optionalLine('The note under the screen while there is a video on the page.'),
    emptyText: f.paragraph('What stands under the button while there is no video.'),
    poster: f.requiredField(
      'picture',
      'The first picture of the video. While there is no video, the picture stands alone.',
    ),
  },
})
