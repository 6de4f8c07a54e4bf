/**
 * @jest-environment jsdom
 */
import {cleanup, render} from '@testing-library/react'
import {Picture} from './picture.tsx'

const image = {
  asset: {_type: 'reference', _ref: 'image-face-1000x500-jpg'},
  width: 1000,
  height: 500,
  extension: 'jpg',
}
const face = {x: 0.3, y: 0.7, width: 0.2, height: 0.2}

/** Styles of the page, without whitespace. */
const styles = () => document.head.innerHTML.replaceAll(/\s/g, '')

afterEach(cleanup)

it('Picture is positioned around its hotspot, or else by the design', () => {
  render(<Picture picture={{image}} sizes="50vw" />)
  expect(styles()).not.toContain('object-position')

  const {container} = render(<Picture picture={{image: {...image, hotspot: face}}} sizes="50vw" />)
  const names = [...(container.querySelector('picture')?.classList ?? [])]
  const rules = names.map((name) => `.${name}img{object-position:30%70%!important;}`)
  expect(rules.filter((rule) => styles().includes(rule))).toHaveLength(1)
})
