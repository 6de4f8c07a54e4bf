import {checkAlternativeText} from '#studio/validation/value-checks.ts'
import * as f from '#studio/schema/fields.ts'
import {valueAt} from '#studio/value-at.ts'

export const picture = f.defineObject({
  name: 'picture',
  title: 'Picture',
  fieldsets: [{name: 'dark', title: 'Dark theme', options: {collapsible: true, collapsed: true}}],
  fields: {
    image: f.custom({
      type: 'image',
      description:
        'The picture. Where its place has another shape it is cut around the circle: make it small, and move it onto what must stay visible.',
      options: {hotspot: true},
      validation: (rule) => rule.required().assetRequired(),
    }),
    alt: f.optionalLine(
      'What the picture shows, in one short sentence, for people who cannot see it.',
    ),
    // No initial value: an optional picture would exist in every new document and miss its image.
    decorative: f.custom({
      title: 'Only decoration',
      type: 'boolean',
      description:
        'Switch on only when the picture says nothing that the text beside it does not say. Screen readers then skip it.',
    }),
    dark: {
      title: 'Picture for the dark theme',
      type: 'image',
      description: 'The same picture for the dark theme. Leave empty to show the same one.',
      options: {hotspot: true},
      fieldset: 'dark',
    },
  },
  check: checkAlternativeText,
  preview: {select: {title: 'alt', media: 'image'}},
})

export const captionedPicture = f.defineObject({
  name: 'captionedPicture',
  title: 'Picture with a caption',
  fields: {
    picture: f.requiredField('picture', 'The picture with its description.'),
    caption: f.optionalLine('A sentence under the picture. May stay empty.'),
  },
  preview: {select: {title: 'caption', subtitle: 'picture.alt', media: 'picture.image'}},
})

const hasCaptions = (clip: unknown) => valueAt(clip, 'captions') !== undefined

export const clip = f.defineObject({
  name: 'clip',
  title: 'Silent video',
  fields: {
    mp4: f.custom({
      title: 'Video as MP4',
      type: 'file',
      description: 'The video as MP4 (H.264). Every browser can play it. Keep it under 500 KB.',
      options: {accept: 'video/mp4'},
      validation: (rule) => rule.required().assetRequired(),
    }),
    webm: f.titled(
      'Video as WebM',
      f.file('video/webm', 'The same video as WebM, for browsers that prefer it.'),
    ),
    poster: f.custom({
      type: 'image',
      description:
        'The picture shown before the video plays, and instead of it for people who switched motion off. A banner crops it and the video around the circle.',
      options: {hotspot: true},
      validation: (rule) => rule.required().assetRequired(),
    }),
    captions: f.file('text/vtt', 'Captions as a VTT file. Needed as soon as anything is said.'),
    captionsLabel: f.shownWhen(
      hasCaptions,
      f.custom({
        type: 'string',
        description:
          'What browsers call the captions in their menu: the language, such as English.',
        validation: (rule) =>
          rule.custom((value, {parent}) =>
            hasCaptions(parent) && (value === undefined || value.trim() === '')
              ? 'Say which language the captions are in.'
              : true,
          ),
      }),
    ),
    label: f.line('What the video shows, for screen readers. One short sentence.'),
    transcript: f.optionalParagraph(
      'Everything that is seen and said, for people who cannot watch the video.',
    ),
    dark: f.custom({
      title: 'Dark theme',
      type: 'object',
      description:
        'The same video at night. Without it, the dark theme shows the video above, as the light theme does.',
      options: {collapsible: true, collapsed: true},
      fields: f.fieldsOf({
        mp4: f.titled(
          'Night video as MP4',
          f.file('video/mp4', 'The night video as MP4 (H.264). Keep it under 500 KB.'),
        ),
        webm: f.titled(
          'Night video as WebM',
          f.file('video/webm', 'The same night video as WebM, for browsers that prefer it.'),
        ),
        poster: f.custom({
          title: 'Night poster',
          type: 'image',
          description: 'The picture shown before the night video plays.',
        }),
      }),
    }),
  },
  preview: {select: {title: 'label', media: 'poster'}},
})
