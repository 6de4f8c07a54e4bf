import {focusPosition} from './image-focus.ts'

const face = {x: 0.3, y: 0.2, width: 0.2, height: 0.2}

describe('focusPosition', () => {
  const cropped = {left: 0.2, right: 0.4, top: 0.1, bottom: 0.4}
  it.each([
    ['without a hotspot', {hotspot: null}, null],
    // The Studio stores it with each crop.
    ['for the default hotspot', {hotspot: {x: 0.5, y: 0.5, width: 1, height: 1}}, null],
    ['of a hotspot', {hotspot: face}, '30% 20%'],
    ['of a hotspot within a crop', {hotspot: face, crop: cropped}, '25% 20%'],
    ['at the edge outside the crop', {hotspot: face, crop: {left: 0.5, top: 0.5}}, '0% 0%'],
    ['in an SVG, never cropped', {hotspot: face, crop: cropped, extension: 'svg'}, '30% 20%'],
    ['in the middle for an empty crop', {hotspot: face, crop: {left: 0.5, right: 0.5}}, '50% 20%'],
  ])('returns the position %s', (_what, image, position) => {
    expect(focusPosition(image)).toBe(position)
  })
})
