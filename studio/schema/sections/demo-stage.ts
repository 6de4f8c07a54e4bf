import {defineField} from 'sanity'
import {isEmbeddable, videoOrigins} from '#shared/video-hosts.ts'
import {defineSection} from '#studio/schema/define-section.ts'
import {
  field,
  line,
  optionalLine,
  optionalParagraph,
  paragraph,
  requiredField,
  titled,
} from '#studio/schema/fields.ts'

const address = (name: string, description: string) =>
  defineField({
    name,
    type: 'url',
    description,
    validation: (rule) => rule.uri({scheme: ['https']}),
  })

export const demoStage = defineSection({
  name: 'demoStage',
  title: 'Demo video',
  description:
    'The opening of the demo page: a headline, a button to the whole video and a screen.',
  titleField: 'headline',
  fields: [
    line('headline', 'The largest words of the page.'),
    titled(
      'Sentences under the headline',
      optionalParagraph('lead', 'One or two sentences under the headline.'),
    ),
    field('join', 'link', 'The button before it, such as: Join the waitlist. May stay empty.'),
    line('watchLabel', 'The words on the button that opens the whole video.'),
    titled(
      'Address of the whole video',
      address(
        'videoUrl',
        'The address of the whole video; it opens in a new tab. Empty: the button leads to the section below.',
      ),
    ),
    titled(
      'Words for a new tab',
      line('newTab', 'What screen readers say after the button when it opens a new tab.'),
    ),
    defineField({
      name: 'embedUrl',
      title: 'Address for embedding',
      type: 'url',
      description:
        'The address of the video for showing it on the page, as YouTube (with www.youtube-nocookie.com) or Vimeo give it for embedding. Nothing of it is loaded before a visitor presses the button on the screen.',
      validation: (rule) => [
        rule.uri({scheme: ['https']}),
        rule.custom((url: string | undefined) =>
          url === undefined || isEmbeddable(url)
            ? true
            : `Browsers show videos of these addresses alone: ${videoOrigins.join(', ')}.`,
        ),
      ],
    }),
    defineField({
      name: 'videoDate',
      type: 'date',
      description: 'The day the video was first shown. Search engines ask for it.',
    }),
    line('embedTitle', 'What the video on the page is called.'),
    line('playLabel', 'The words on the button that plays the video.'),
    optionalLine('privacyNote', 'The note under the screen while there is a video on the page.'),
    paragraph('emptyText', 'What stands under the button while there is no video.'),
    requiredField(
      'poster',
      'picture',
      'The first picture of the video. While there is no video, the picture stands alone.',
    ),
  ],
})
