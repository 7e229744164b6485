import { Catch, type RpcExceptionFilter } from '@nestjs/common';
import { throwError, type Observable } from 'rxjs';

/** Passes every error to RpcServer unchanged. Nest's own filter would replace it by "Internal server error". */
@Catch()
export class RethrowFilter implements RpcExceptionFilter {
  catch(thrown: unknown): Observable<never> {
    return throwError(() => thrown);
  }
}
