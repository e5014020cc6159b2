import { expect, it } from 'vitest';
import { type LayerRole, withoutSample } from '../../server/domain/layer.ts';

const sample = (role: LayerRole) => ({ role, illustrative: true });
const official = (role: LayerRole) => ({ role, illustrative: false });

it.each([
  ['stays while nothing official is there', [sample('zones'), sample('wells')], [sample('zones'), sample('wells')]],
  ['steps aside for official layers of its role', [sample('zones'), official('zones')], [official('zones')]],
  ['stays for the other roles', [sample('wells'), official('zones')], [sample('wells'), official('zones')]],
])('the sample %s', (_name, layers, expected) => {
  expect(withoutSample(layers)).toEqual(expected);
});
