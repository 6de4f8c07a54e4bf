import {createElement, type ReactElement} from 'react'
import type {StringOptions} from 'sanity'

/** The section whose pictures show what an editor chooses in a field. */
export type ChoiceWithPictures = {readonly pictures: string}

/** The options of a field that shows a picture of what is chosen in it. */
export function withPictures(section: string): StringOptions & ChoiceWithPictures {
  return {pictures: section}
}

/**
 * The address of the picture of what an editor has chosen in a field.
 *
 * @param options - of the field, as the schema has them
 * @param value - of the field
 * @returns undefined where the field has no pictures
 */
export function pictureOfChoice(options: unknown, value: unknown): string | undefined {
  return typeof options === 'object' &&
    options !== null &&
    'pictures' in options &&
    typeof options.pictures === 'string' &&
    typeof value === 'string'
    ? sectionPicturePath(`${options.pictures}-${value}`)
    : undefined
}

/**
 * The address of a picture of a section; `npm run section-pictures` makes them.
 *
 * @param name - of the section, and of its layout where it has several
 */
export const sectionPicturePath = (name: string) => `/studio/static/sections/${name}.webp`

/**
 * The picture of a section for its row in a list.
 *
 * @param type - of the section
 * @param layout - that an editor chose; anything but a text where the section has one look
 */
export const sectionThumbnail = (type: string, layout: unknown): ReactElement =>
  createElement('img', {
    alt: '',
    src: sectionPicturePath(typeof layout === 'string' ? `${type}-${layout}` : type),
  })
