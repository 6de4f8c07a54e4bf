import {createElement, type ReactElement} from 'react'
import type {StringOptions} from 'sanity'
import {textAt} from '#studio/value-at.ts'

/** Field option: the section whose images illustrate the choices. */
export type ChoiceWithPictures = {readonly pictures: string}

export function pictureOptions(section: string): StringOptions & ChoiceWithPictures {
  return {pictures: section}
}

/** Returns the address of the image of the selected choice. */
export function imageOfChoice(options: unknown, value: unknown): string | undefined {
  const section = textAt(options, 'pictures')
  return section !== undefined && typeof value === 'string'
    ? sectionPicturePath(`${section}-${value}`)
    : undefined
}

/**
 * Returns the address of a section's image. `npm run section-pictures` creates the files.
 *
 * @param name - the section, with `-` and its layout where it has several
 */
export const sectionPicturePath = (name: string) => `/studio/static/sections/${name}.webp`

/**
 * Renders the image of a section for its row in a list.
 *
 * @param layout - selected layout; not a string when the section has no layouts
 */
export const sectionThumbnail = (type: string, layout: unknown): ReactElement =>
  createElement('img', {
    alt: '',
    src: sectionPicturePath(typeof layout === 'string' ? `${type}-${layout}` : type),
  })
