import { type RequestHandler, Router } from 'express';
import { type Footprint, parseFootprint } from '../../domain/measurement/footprint.ts';
import { placementAccuracyFt } from '../../domain/measurement/uncertainty.ts';
import { checkFacts } from '../../domain/ordinance/check-facts.ts';
import { evaluateFacility } from '../../usecases/evaluate-facility.ts';
import type { AppContext } from '../context.ts';
import { evaluationRequestSchema } from '../contract/evaluation.ts';
import { presentEvaluation } from '../present/evaluation.ts';
import { ProblemError, unacceptable } from '../problem.ts';

function readFootprint(geometry: unknown): Footprint {
  const parsed = parseFootprint(geometry);
  if (parsed.ok) return parsed.value;
  throw unacceptable([{ pointer: `/geometry${parsed.pointer}`, detail: parsed.reason }]);
}

/** POST /api/evaluations. */
export function evaluationRoutes(context: AppContext): Router {
  const evaluate: RequestHandler = async (request, response) => {
    if (!request.is('json')) throw new ProblemError(415, 'Send the question as application/json.');
    const body = evaluationRequestSchema.parse(request.body);
    const errors = checkFacts(context.ordinance, body.activity, body.facts);
    if (errors.length > 0) throw unacceptable(errors);
    const question = {
      activity: body.activity,
      footprint: readFootprint(body.geometry),
      facts: body.facts,
      placementAccuracyFt: placementAccuracyFt(body.placement),
      asOf: body.asOf ?? context.today(),
    };
    const answer = await evaluateFacility(context.db, context.ordinance, question);
    if (!answer.ok) throw unacceptable([{ pointer: '/geometry', detail: answer.reason }]);
    response.json(presentEvaluation(context, question, answer.value));
  };
  return Router().post('/evaluations', evaluate);
}
