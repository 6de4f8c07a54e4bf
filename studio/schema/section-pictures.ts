import {createElement, type ReactElement} from 'react'

/**
 * Returns the address of a section's image. `npm run section-pictures` creates the files.
 *
 * @param layout - selected layout; not a string when the section has no layouts
 */
export const sectionPicturePath = (type: string, layout?: unknown) =>
  `/studio/static/sections/${typeof layout === 'string' ? `${type}-${layout}` : type}.webp`

/** Renders the image of a section for its row in a list; see {@link sectionPicturePath}. */
export const sectionThumbnail = (type: string, layout: unknown): ReactElement =>
  createElement('img', {alt: '', src: sectionPicturePath(type, layout)})
