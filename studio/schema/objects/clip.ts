import {defineField, defineType} from 'sanity'
import {line, optionalParagraph, titled} from '#studio/schema/fields.ts'

const file = (name: string, accept: string, description: string) =>
  defineField({name, type: 'file', description, options: {accept}})

const hasCaptions = (clip: unknown) =>
  typeof clip === 'object' && clip !== null && 'captions' in clip && clip.captions !== undefined

export const clip = defineType({
  name: 'clip',
  title: 'Silent video',
  type: 'object',
  fields: [
    defineField({
      name: 'mp4',
      title: 'Video as MP4',
      type: 'file',
      description: 'The video as MP4 (H.264). Every browser can play it. Keep it under 500 KB.',
      options: {accept: 'video/mp4'},
      validation: (rule) => rule.required().assetRequired(),
    }),
    titled(
      'Video as WebM',
      file('webm', 'video/webm', 'The same video as WebM, for browsers that prefer it.'),
    ),
    defineField({
      name: 'poster',
      type: 'image',
      description:
        'The picture shown before the video plays, and instead of it for people who switched motion off. A banner crops it and the video around the circle.',
      options: {hotspot: true},
      validation: (rule) => rule.required().assetRequired(),
    }),
    file('captions', 'text/vtt', 'Captions as a VTT file. Needed as soon as anything is said.'),
    defineField({
      name: 'captionsLabel',
      type: 'string',
      description: 'What browsers call the captions in their menu: the language, such as English.',
      hidden: ({parent}: {parent?: unknown}) => !hasCaptions(parent),
      validation: (rule) =>
        rule.custom((value, {parent}) =>
          hasCaptions(parent) && (value === undefined || value.trim() === '')
            ? 'Say which language the captions are in.'
            : true,
        ),
    }),
    line('label', 'What the video shows, for screen readers. One short sentence.'),
    optionalParagraph(
      'transcript',
      'Everything that is seen and said, for people who cannot watch the video.',
    ),
    defineField({
      name: 'dark',
      title: 'Dark theme',
      type: 'object',
      description:
        'The same video at night. Without it, the dark theme shows the video above, as the light theme does.',
      options: {collapsible: true, collapsed: true},
      fields: [
        titled(
          'Night video as MP4',
          file('mp4', 'video/mp4', 'The night video as MP4 (H.264). Keep it under 500 KB.'),
        ),
        titled(
          'Night video as WebM',
          file('webm', 'video/webm', 'The same night video as WebM, for browsers that prefer it.'),
        ),
        defineField({
          name: 'poster',
          title: 'Night poster',
          type: 'image',
          description: 'The picture shown before the night video plays.',
        }),
      ],
    }),
  ],
  preview: {select: {title: 'label', media: 'poster'}},
})
