"""The weather's part of bills by statsmodels, from the description of the method alone.

Daily use on a constant, degrees below a heating and above a cooling balance point; balance points from 40 to 80 °F by
the highest adjusted R², slopes and constant not below zero, ten days and twenty degree days beyond each.
"""
import json
import sys

import numpy as np
import statsmodels.api as sm


def mean(day):
    return (day["lowTemp"] + day["highTemp"]) / 2


def fitted(use, temperature):
    best = None
    below = {b: np.maximum(0, b - temperature) for b in range(40, 81)}
    above = {b: np.maximum(0, temperature - b) for b in range(40, 81)}
    enough = lambda degrees: (degrees > 0).sum() >= 10 and degrees.sum() >= 20
    models = [((b,), [below[b]]) for b in below if enough(below[b])]
    heating = len(models)
    models += [((b,), [above[b]]) for b in above if enough(above[b])]
    single = len(models)
    models += [
        ((h, c), [below[h], above[c]])
        for h in below
        for c in above
        if h <= c and enough(below[h]) and enough(above[c])
    ]
    for place, (balance, factors) in enumerate(models):
        fit = sm.OLS(use, sm.add_constant(np.column_stack(factors))).fit()
        if (fit.params < 0).any():
            continue
        if best is None or fit.rsquared_adj > best[0]:
            kind = "heating" if place < heating else "cooling" if place < single else "both"
            best = (fit.rsquared_adj, kind, balance, fit)
    return best


def part_of(kind, balance, fit, now, against, length):
    def averages(days):
        means = np.array([mean(day) for day in days])
        cold = np.maximum(0, balance[0] - means).mean()
        warm = np.maximum(0, means - balance[-1]).mean()
        return {"heating": [cold], "cooling": [warm], "both": [cold, warm]}[kind]

    difference = np.array([0.0] + [a - b for a, b in zip(averages(now), averages(against))]) * length
    return fit.params @ difference, difference


given = json.load(sys.stdin)
by_date = {day["date"]: mean(day) for day in given["weather"]}
worst = worst_balance = worst_error = 0.0
seen = {}
for case in given["cases"]:
    days = [day for day in case["known"] if day["usageValue"] is not None and day["date"] in by_date]
    key = (days[0]["date"], days[-1]["date"])
    use = np.array([day["usageValue"] for day in days])
    temperature = np.array([by_date[day["date"]] for day in days])
    if key not in seen:
        seen[key] = fitted(use, temperature)
    adjusted, kind, balance, fit = seen[key]
    part, difference = part_of(kind, balance, fit, case["now"], case["against"], case["length"])
    left = fit.resid
    alike = min(0.95, max(0, (left[1:] @ left[:-1]) / (left @ left)))
    error = np.sqrt(difference @ fit.cov_params() @ difference * (1 + alike) / (1 - alike))
    ours = case["ours"]
    own = ours["heating"] + ours["cooling"]
    worst = max(worst, abs(part - own))
    worst_error = max(worst_error, abs(error - ours["error"]))
    worst_balance = max(
        worst_balance, abs(balance[0] - ours["heatingBalance"]), abs(balance[-1] - ours["coolingBalance"])
    )
    print(
        f"{case['now'][0]['date']} against {case['against'][0]['date']}: {own:9.3f} kWh ours, {part:9.3f} statsmodels, "
        f"± {ours['error']:.2f} and {error:.2f}; balance points {balance}, adjusted R² {adjusted:.3f}"
    )
print(
    f"{len(given['cases'])} pairs: at most {worst:.6f} kWh, {worst_error:.6f} in the error "
    f"and {worst_balance:.0f} °F in a balance point apart"
)
sys.exit(0 if worst < 0.001 and worst_error < 0.001 and worst_balance == 0 else 1)
