import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredObject, Measurement, Site, Zone, ZoneAnswer } from '../../server/domain/measurement/site.ts';
import { evaluateProvisions } from '../../server/domain/ordinance/evaluate.ts';
import type { Facts, Finding, FindingOutcome, Outcome } from '../../server/domain/ordinance/finding.ts';
import type { Ordinance } from '../../server/domain/ordinance/provision.ts';

/** One case of `test/ordinance/cases/`, named by a sentence. */
export interface Case {
  name: string;
  activity: string;
  zones: Zone[];
  facts?: Facts;
  /** Measured objects; uncertainty `u` in ft. */
  distances?: { to: MeasuredObject; ft: number; u: number; name?: string }[];
  /** How far the layers reach, ft; 10,000 where not given. */
  coverage?: Partial<Record<MeasuredObject, number | null>>;
  /** Whether Zone 1 is mapped; true where not given. */
  cone?: boolean;
  status?: ZoneAnswer['status'];
  reservoirIsWatercourse?: boolean;
  asOf?: string;
  /** All findings of each citation named, in order; `needs` is none where not given, `says` a part of the message. */
  expect?: { citation: string; outcome: FindingOutcome; needs?: string[]; says?: string }[];
  /** Citations that say nothing. */
  absent?: string[];
  outcome?: Outcome;
}

const FOLDER = join(import.meta.dirname, 'cases');

/** Every case by the file it stands in. */
export function readCases(): { file: string; cases: Case[] }[] {
  return readdirSync(FOLDER).map((file) => ({ file, cases: JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) }));
}

/** The place a case describes. */
export function siteOf({ zones, distances = [], coverage = {}, cone = true, status = 'determined' }: Case): Site {
  const measurements = distances.map(
    ({ to, ft, u, name = null }, index): Measurement => ({
      to,
      feature: { id: `${index + 1}`, name: name ?? null, layerVersion: `${to}/cases@1` },
      distanceFt: ft,
      uncertaintyFt: u,
      line: { type: 'LineString', coordinates: [] },
      notes: [],
    }),
  );
  const reach = { watercourse: 10_000, reservoir: 10_000, 'zone-1': 10_000, 'zone-2': 10_000, well: 10_000 };
  const governing = zones[0] ?? null;
  return {
    zone: { governing, status, shares: [], touched: zones, notes: [] },
    measurements,
    coverage: { ...reach, ...coverage },
    coneMapped: cone,
  };
}

/** What an ordinance finds in a case. */
export function evaluateCase(ordinance: Ordinance, each: Case): Finding[] {
  const { activity, facts = {}, asOf = '2026-12-01', reservoirIsWatercourse } = each;
  const settings = reservoirIsWatercourse === undefined ? ordinance.settings : { reservoirIsWatercourse };
  return evaluateProvisions({ ordinance: { ...ordinance, settings }, activity, facts, asOf, site: siteOf(each) });
}

/** The findings a case speaks of beside those it expects, as plainly as it states them. */
export function compareCase(each: Case, findings: readonly Finding[]) {
  const expected = (each.expect ?? []).toSorted(byCitation);
  const citations = new Set([...expected, ...(each.absent ?? []).map((citation) => ({ citation }))].map(citationOf));
  const spoken = findings.filter((finding) => citations.has(finding.citation)).toSorted(byCitation);
  return {
    expected: expected.map(({ needs = [], says = '', ...rest }) => ({ ...rest, needs: needs.toSorted(), says })),
    found: spoken.map(({ citation, outcome, needs, message }, index) => {
      const says = expected[index]?.says ?? '';
      return { citation, outcome, needs: needs.toSorted(), says: message.includes(says) ? says : message };
    }),
  };
}

const citationOf = ({ citation }: { citation: string }) => citation;
const byCitation = (a: { citation: string }, b: { citation: string }) => a.citation.localeCompare(b.citation);
