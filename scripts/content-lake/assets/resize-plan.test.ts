import {imageParams} from './image-params.ts'
import {areaWithin, planResize, type ResizeBounds} from './resize-plan.ts'

const plan = (query: string, bounds: Partial<ResizeBounds> = {}) =>
  planResize({width: 400, height: 200}, imageParams(new URLSearchParams(query)), {
    maxPixels: 1_000_000,
    mayEnlarge: false,
    ...bounds,
  })

describe('planResize for an image of 400 by 200', () => {
  it.each([
    ['', {}],
    ['w=200', {scale: {width: 200, height: 100}}],
    [
      'w=100&h=100&fit=crop',
      {cut: {left: 100, top: 0, width: 200, height: 200}, scale: {width: 100, height: 100}},
    ],
    ['w=100&h=100&fit=crop&crop=left', {cut: {left: 0, top: 0, width: 200, height: 200}}],
    [
      'w=100&h=100&fit=crop&crop=focalpoint&fp-x=1',
      {cut: {left: 200, top: 0, width: 200, height: 200}},
    ],
    ['w=400&h=400&fit=min', {scale: {width: 200, height: 200}}],
    ['w=1&fit=clip', {scale: {width: 1, height: 1}}],
    ['w=800', {scale: {width: 400, height: 200}}],
    ['w=100&h=100&fit=max', {scale: {width: 100, height: 50}}],
    ['w=800&h=800&fit=crop', {scale: {width: 200, height: 200}}],
  ])('plans ?%s', (query, expected) => {
    expect(plan(query)).toMatchObject(expected)
  })

  it('enlarges an SVG up to the pixel limit', () => {
    expect(plan('w=800', {mayEnlarge: true})).toMatchObject({scale: {width: 800, height: 400}})
    expect(plan('w=8000', {mayEnlarge: true})).toMatchObject({scale: {width: 1414, height: 707}})
    expect(plan('w=8000&fit=max', {mayEnlarge: true})).toMatchObject({scale: {width: 400}})
  })

  it('scales an image above the pixel limit down', () => {
    expect(plan('', {maxPixels: 20_000})).toMatchObject({scale: {width: 200, height: 100}})
  })

  it('refuses a side above 8192 pixels', () => {
    expect(() => plan('w=8000&dpr=1.1')).toThrow('8192')
  })

  it('clamps a rect to the image and refuses one outside it', () => {
    const size = {width: 400, height: 200}
    expect(areaWithin(size, {left: -50, top: 150, width: 100, height: 100})).toEqual({
      left: 0,
      top: 150,
      width: 50,
      height: 50,
    })
    expect(() => areaWithin(size, {left: 400, top: 0, width: 10, height: 10})).toThrow('outside')
  })
})
