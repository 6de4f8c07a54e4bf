import {focusOf} from './image-focus.ts'

const face = {x: 0.3, y: 0.2, width: 0.2, height: 0.2}

describe('focusOf', () => {
  it.each([
    ['without a circle', {hotspot: null}, null],
    [
      'with the circle that the Studio stores beside each crop',
      {hotspot: {x: 0.5, y: 0.5, width: 1, height: 1}},
      null,
    ],
    ['around a circle', {hotspot: face}, '30% 20%'],
    [
      'around a circle within what a crop leaves',
      {hotspot: face, crop: {left: 0.2, right: 0.4, top: 0.1, bottom: 0.4}},
      '25% 20%',
    ],
    [
      'at the edge, when the circle lies outside of the crop',
      {hotspot: face, crop: {left: 0.5, top: 0.5}},
      '0% 0%',
    ],
    [
      'around a circle of a drawing, which is shown whole',
      {hotspot: face, crop: {left: 0.2, right: 0.4}, extension: 'svg'},
      '30% 20%',
    ],
    [
      'in the middle, when the crop leaves nothing',
      {hotspot: face, crop: {left: 0.5, right: 0.5}},
      '50% 20%',
    ],
  ])('cuts an image %s', (_what, image, position) => {
    expect(focusOf(image)).toBe(position)
  })
})
