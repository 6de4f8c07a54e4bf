import {imageParams} from './image-params.ts'
import {areaWithin, planResize} from './resize-plan.ts'

const plan = (query: string) =>
  planResize({width: 400, height: 200}, imageParams(new URLSearchParams(query)))

describe('the plan for an image of 400 by 200', () => {
  it.each([
    ['', {keepBusiest: false}],
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
    ['w=100&h=100&fit=fill', {scale: {width: 100, height: 50}, ground: {width: 100, height: 100}}],
    [
      'w=900&h=900&fit=fillmax',
      {scale: {width: 400, height: 200}, ground: {width: 900, height: 900}},
    ],
    ['w=1&fit=clip', {scale: {width: 1, height: 1}}],
  ])('for ?%s', (query, expected) => {
    expect(plan(query)).toMatchObject(expected)
  })

  it('clips a rect to the image and refuses one outside', () => {
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
