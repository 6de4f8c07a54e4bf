import {exposition} from './exposition.ts'

describe('exposition', () => {
  it("writes Prometheus' text format, without empty metrics (OPS-9)", () => {
    expect(
      exposition([
        {
          name: 'site_responses_total',
          help: 'Responses\nby status.',
          type: 'counter',
          samples: [
            {labels: {status: '200'}, value: 12},
            {labels: {status: 'a "b" \\ c\n', kind: 'x'}, value: 0.5},
          ],
        },
        {name: 'nothing', help: 'Nothing.', type: 'gauge', samples: []},
        {name: 'up', help: 'Up.', type: 'gauge', samples: [{value: 1}]},
      ]),
    ).toBe(
      [
        '# HELP site_responses_total Responses\\nby status.',
        '# TYPE site_responses_total counter',
        'site_responses_total{status="200"} 12',
        'site_responses_total{status="a \\"b\\" \\\\ c\\n",kind="x"} 0.5',
        '# HELP up Up.',
        '# TYPE up gauge',
        'up 1',
        '',
      ].join('\n'),
    )
  })
})
